// Written from Tests/Facts by `BLESS=1 swift test --filter AppleTable`; do not edit.

/// Types of Swift, Foundation and Apple's frameworks that apps use. A type of an app's module that has such a name hides them there.
package enum AppleTypes {
  /// The types that each module declares, in the order of their bytes.
  static let modules: [(name: String, types: StaticString)] = [
    (
      "Swift",
      """
      Actor ActorType AdditiveArithmetic AnyActor AnyBidirectionalCollection AnyClass AnyCollection AnyHashable \
      AnyIndex AnyIterator AnyKeyPath AnyObject AnyRandomAccessCollection AnyRegexOutput AnySequence Array \
      ArrayLiteralConvertible ArraySlice AsyncCompactMapSequence AsyncDropFirstSequence AsyncDropWhileSequence \
      AsyncFilterSequence AsyncFlatMapSequence AsyncIterator AsyncIteratorProtocol AsyncMapSequence \
      AsyncPrefixSequence AsyncPrefixWhileSequence AsyncSequence AsyncStream AsyncThrowingCompactMapSequence \
      AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence AsyncThrowingFlatMapSequence \
      AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence AsyncThrowingStream BidirectionalCollection \
      BidirectionalIndexable BidirectionalSlice BinaryFloatingPoint BinaryInteger BitwiseCopyable Bool \
      BooleanLiteralConvertible BooleanLiteralType BufferingPolicy CBool CChar CChar16 CChar32 CChar8 CDouble CInt \
      CLong CLongDouble CLongLong CShort CSignedChar CUnsignedChar CUnsignedInt CUnsignedLong CUnsignedLongLong \
      CUnsignedShort CVaListPointer CVarArg CWideChar CancellationError CaseIterable Character CheckedContinuation \
      Clock ClosedRange ClosedRangeIndex Codable CodingKey CodingKeyRepresentable CodingUserInfoKey Collection \
      CollectionDifference CollectionOfOne CommandLine Comparable ConcurrentValue ContiguousArray Continuation \
      ContinuousClock Copyable CountableClosedRange CountablePartialRangeFrom CountableRange \
      CustomConsumingRegexComponent CustomDebugStringConvertible CustomLeafReflectable \
      CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable CustomReflectable CustomStringConvertible \
      DSLTree Decodable Decoder DecodingError DefaultBidirectionalIndices DefaultIndices DefaultRandomAccessIndices \
      DefaultStringInterpolation Dictionary DictionaryIndex DictionaryIterator DictionaryLiteral \
      DictionaryLiteralConvertible DiscardingTaskGroup DiscontiguousSlice Double DropFirstSequence DropWhileSequence \
      Duration DurationProtocol Element EmptyCollection EmptyIterator Encodable Encoder EncodingError \
      EnumeratedIterator EnumeratedSequence Equatable Error Escapable Executor ExecutorFactory ExecutorJob \
      ExpressibleByArrayLiteral ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral \
      ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral ExpressibleByIntegerLiteral \
      ExpressibleByNilLiteral ExpressibleByStringInterpolation ExpressibleByStringLiteral \
      ExpressibleByUnicodeScalarLiteral ExtendedGraphemeClusterLiteralConvertible ExtendedGraphemeClusterType \
      Failure FixedWidthInteger FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex FlattenCollection \
      FlattenCollectionIndex FlattenSequence Float Float16 Float32 Float64 Float80 FloatLiteralConvertible \
      FloatLiteralType FloatingPoint FloatingPointClassification FloatingPointRoundingRule FloatingPointSign \
      GlobalActor Group Handle Hashable Hasher Identifiable Index Indexable IndexableBase IndexingIterator Indices \
      InlineArray Instant InstantProtocol Int Int128 Int16 Int32 Int64 Int8 IntegerLiteralConvertible \
      IntegerLiteralType Iterator IteratorOverOne IteratorProtocol IteratorSequence Job JobPriority JoinedIterator \
      JoinedSequence KeyPath KeyValuePairs KeyedDecodingContainer KeyedDecodingContainerProtocol \
      KeyedEncodingContainer KeyedEncodingContainerProtocol LazyBidirectionalCollection LazyCollection \
      LazyCollectionProtocol LazyDropWhileBidirectionalCollection LazyDropWhileCollection LazyDropWhileIndex \
      LazyDropWhileIterator LazyDropWhileSequence LazyFilterBidirectionalCollection LazyFilterCollection \
      LazyFilterIndex LazyFilterIterator LazyFilterSequence LazyMapBidirectionalCollection LazyMapCollection \
      LazyMapIterator LazyMapRandomAccessCollection LazyMapSequence LazyPrefixWhileBidirectionalCollection \
      LazyPrefixWhileCollection LazyPrefixWhileIndex LazyPrefixWhileIterator LazyPrefixWhileSequence \
      LazyRandomAccessCollection LazySequence LazySequenceProtocol LosslessStringConvertible MainActor MainExecutor \
      ManagedBuffer ManagedBufferPointer MemoryLayout Mirror MirrorPath MutableBidirectionalSlice MutableCollection \
      MutableIndexable MutableRandomAccessSlice MutableRangeReplaceableBidirectionalSlice \
      MutableRangeReplaceableRandomAccessSlice MutableRangeReplaceableSlice MutableRawSpan MutableSlice MutableSpan \
      Never NilLiteralConvertible NoActor Numeric ObjectIdentifier Observable ObservationRegistrar Observations \
      OpaquePointer OptionSet Optional OutputRawSpan OutputSpan PartialAsyncTask PartialKeyPath PartialRangeFrom \
      PartialRangeThrough PartialRangeUpTo PlatformExecutorFactory PlaygroundQuickLook PrefixSequence Priority \
      RandomAccessCollection RandomAccessIndexable RandomAccessSlice RandomNumberGenerator Range RangeExpression \
      RangeReplaceableBidirectionalSlice RangeReplaceableCollection RangeReplaceableIndexable \
      RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet RawRepresentable RawSpan RawValue ReferenceID \
      ReferenceWritableKeyPath Regex RegexComponent RegexOutput RegexRepetitionBehavior RegexSemanticLevel \
      RegexWordBoundaryKind Repeated Result ReversedCollection ReversedIndex ReversedRandomAccessCollection \
      RunLoopExecutor SIMD SIMD16 SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask SIMDScalar SIMDStorage \
      SchedulingExecutor Sendable SendableMetatype Sequence SerialExecutor Set SetAlgebra SetIndex SetIterator \
      SignedInteger SignedNumeric SingleValueDecodingContainer SingleValueEncodingContainer Slice Span StaticBigInt \
      StaticString StrideThrough StrideThroughIterator StrideTo StrideToIterator Strideable String \
      StringInterpolationConvertible StringInterpolationProtocol StringLiteralConvertible StringLiteralType \
      StringProtocol SubSequence Substring SuspendingClock SystemRandomNumberGenerator Task TaskExecutor TaskGroup \
      TaskLocal TaskPriority Termination TextOutputStream TextOutputStreamable ThrowingDiscardingTaskGroup \
      ThrowingTaskGroup UTF16 UTF32 UTF8 UTF8Span UnboundedRange UnboundedRange_ UnfoldFirstSequence UnfoldSequence \
      Unicode UnicodeCodec UnicodeDecodingResult UnicodeScalar UnicodeScalarLiteralConvertible UnicodeScalarType \
      UnimplementedMainExecutor UnimplementedTaskExecutor UnkeyedDecodingContainer UnkeyedEncodingContainer \
      Unmanaged UnownedJob UnownedSerialExecutor UnownedTaskExecutor UnsafeBufferPointer UnsafeBufferPointerIterator \
      UnsafeConcurrentValue UnsafeContinuation UnsafeCurrentTask UnsafeMutableBufferPointer UnsafeMutablePointer \
      UnsafeMutableRawBufferPointer UnsafeMutableRawBufferPointerIterator UnsafeMutableRawPointer UnsafePointer \
      UnsafeRawBufferPointer UnsafeRawBufferPointerIterator UnsafeRawPointer UnsafeSendable \
      UnsafeThrowingContinuation UnsignedInteger Void WritableKeyPath YesActor YieldResult Zip2Iterator Zip2Sequence
      """
    ),
    (
      "Foundation",
      """
      AffineTransform AlignmentOptions AttributeContainer AttributeDynamicLookup AttributeScope \
      AttributeScopeCodableConfiguration AttributeScopes AttributedString AttributedStringAttributeMutation \
      AttributedStringKey AttributedStringProtocol AttributedSubstring BlockOperation Bundle ByteCountFormatStyle \
      ByteCountFormatter CGFloat CGPoint CGRect CGRectEdge CGSize Calendar CharacterSet CocoaError \
      CodableAttributedStringKey CodableConfiguration CodableWithConfiguration ComparableComparator Comparator \
      ComparisonResult ContiguousBytes CurrencyFormatStyleConfiguration CustomNSError Data DataProtocol Date \
      DateComponents DateFormatter DateInterval DateIntervalFormatter Decimal DecodableAttributedStringKey \
      DecodableWithConfiguration DecodingConfigurationProviding DescriptiveNumberFormatConfiguration Dimension \
      DiscontiguousAttributedSubstring DiscreteFormatStyle EncodableAttributedStringKey EncodableWithConfiguration \
      EncodingConfigurationProviding EnergyFormatter Expression FileAttributeKey FileAttributeType FileHandle \
      FileManager FileManagerDelegate FileProtectionType FloatingPointFormatStyle FloatingPointParseStrategy \
      FormatStyle FormatStyleCapitalizationContext Formatter Host ISO8601DateFormatter IndexPath IndexSet \
      InflectionRule InputStream IntegerFormatStyle IntegerParseStrategy JSONDecoder JSONEncoder JSONSerialization \
      KeyPathComparator LengthFormatter ListFormatStyle Locale LocalizedError MarkdownDecodableAttributedStringKey \
      MassFormatter Measurement Morphology MutableDataProtocol Notification NotificationCenter NotificationQueue \
      NumberFormatStyleConfiguration NumberFormatter ObjCBool OperatingSystemVersion Operation OperationQueue \
      OutputStream POSIXError ParseStrategy ParseableFormatStyle PersonNameComponents PersonNameComponentsFormatter \
      Pipe Port PortDelegate PortMessage Predicate PredicateBindings PredicateError PredicateExpression \
      PredicateExpressions Process ProcessInfo Progress ProgressKind ProgressReporting ProgressUserInfoKey \
      PropertyListDecoder PropertyListEncoder PropertyListSerialization QualityOfService RecoverableError \
      ReferenceConvertible RunLoop Scanner ScopedAttributeContainer SocketNativeHandle SocketPort SortComparator \
      SortDescriptor SortOrder StandardPredicateExpression Stream StreamDelegate StreamNetworkServiceTypeValue \
      StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion StreamSocketSecurityLevel StringStyle StringTransform \
      Thread TimeInterval TimeZone Timer URL URLComponents URLError URLFileResourceType URLQueryItem URLResourceKey \
      URLResourceValues UUID Unit UnitAcceleration UnitAngle UnitArea UnitConcentrationMass UnitConverter \
      UnitConverterLinear UnitDispersion UnitDuration UnitElectricCharge UnitElectricCurrent \
      UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency UnitFuelEfficiency \
      UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPower UnitPressure UnitSpeed UnitTemperature \
      UnitVolume UserDefaults
      """
    ),
    (
      "SwiftUI",
      """
      AccessibilityActionCategory AccessibilityActionKind AccessibilityAdjustmentDirection \
      AccessibilityAttachmentModifier AccessibilityChildBehavior AccessibilityCustomContentKey \
      AccessibilityDirectTouchOptions AccessibilityFocusState AccessibilityHeadingLevel AccessibilityLabeledPairRole \
      AccessibilityQuickActionOutlineStyle AccessibilityQuickActionPromptStyle AccessibilityQuickActionStyle \
      AccessibilityRotorContent AccessibilityRotorEntry AccessibilitySystemRotor AccessibilityTechnologies \
      AccessibilityTextContentType AccessibilityTraits AccessibilityZoomGestureAction AccessoryBarActionButtonStyle \
      AccessoryBarButtonStyle AccessoryWidgetGroup ActionSheet Alert Alignment AlternatingRowBackgroundBehavior \
      Anchor Angle AngularGradient Animatable AnimatableModifier AnimatablePair Animation \
      AnimationCompletionCriteria AnimationContext AnimationState AnimationStateKey AnimationTimelineSchedule \
      AnyGesture AnyGradient AnyLayout AnyShape AnyShapeStyle AnyTransition AnyView App AppStorage \
      AsymmetricTransition AsyncImage AsyncImagePhase AutomaticControlGroupStyle AutomaticDisclosureGroupStyle \
      AutomaticHoverEffect AutomaticImmersionStyle AutomaticLabeledContentStyle AutomaticNavigationSplitViewStyle \
      AutomaticNavigationTransition AutomaticTextEditorStyle Axis BackgroundProminence BackgroundStyle \
      BackgroundTask BadgeProminence BalancedNavigationSplitViewStyle Bindable Binding BlendMode \
      BlurReplaceTransition BorderedButtonStyle BorderedListStyle BorderedProminentButtonStyle BorderedTableStyle \
      BorderlessButtonMenuStyle BorderlessButtonStyle Button ButtonBorderShape ButtonMenuStyle ButtonRepeatBehavior \
      ButtonRole ButtonSizing ButtonStyle ButtonStyleConfiguration ButtonToggleStyle Canvas Capsule CardButtonStyle \
      CarouselTabViewStyle CheckboxToggleStyle Circle CircularProgressViewStyle Color ColorMatrix ColorPicker \
      ColorRenderingMode ColorScheme ColorSchemeContrast ColumnNavigationViewStyle ColumnsFormStyle CommandGroup \
      CommandGroupPlacement CommandMenu Commands CommandsBuilder CompactDatePickerStyle CompactMenuControlGroupStyle \
      ContainerBackgroundPlacement ContainerRelativeShape ContainerValueKey ContainerValues ContentMarginPlacement \
      ContentMode ContentShapeKinds ContentSizeCategory ContentTransition ContentUnavailableView ContextMenu \
      ControlGroup ControlGroupStyle ControlGroupStyleConfiguration ControlSize ControlWidget CoordinateSpace \
      CoordinateSpaceProtocol CubicKeyframe CustomAnimation CustomHoverEffect CustomizableToolbarContent DatePicker \
      DatePickerComponents DatePickerStyle DatePickerStyleConfiguration DefaultButtonStyle DefaultDatePickerStyle \
      DefaultFormStyle DefaultGaugeStyle DefaultGlassEffectShape DefaultGroupBoxStyle DefaultLabelStyle \
      DefaultListStyle DefaultMenuStyle DefaultNavigationViewStyle DefaultPickerStyle DefaultProgressViewStyle \
      DefaultTabViewStyle DefaultTextFieldStyle DefaultToggleStyle DefaultWindowStyle DialogSeverity \
      DigitalCrownEvent DigitalCrownRotationalSensitivity DisclosureGroup DisclosureGroupStyle \
      DisclosureGroupStyleConfiguration DisclosureTableRow DismissAction DismissBehavior DismissImmersiveSpaceAction \
      DismissSearchAction DismissWindowAction Divider DocumentConfiguration DocumentGroup DocumentGroupLaunchScene \
      DocumentLaunchView DoubleColumnNavigationViewStyle DoubleTapGesture DragConfiguration DragGesture DragSession \
      DropConfiguration DropDelegate DropInfo DropOperation DropProposal DropSession DynamicProperty \
      DynamicTableRowContent DynamicTypeSize DynamicViewContent Edge EdgeInsets EditActions EditButton EditMode \
      EditableCollectionContent Ellipse EllipticalGradient EllipticalListStyle EmptyAnimatableData EmptyCommands \
      EmptyControlWidgetConfiguration EmptyMatchedTransitionSourceConfiguration EmptyModifier EmptyTableRowContent \
      EmptyView EmptyVisualEffect EmptyWidgetConfiguration Environment EnvironmentKey EnvironmentObject \
      EnvironmentValues EnvironmentalModifier EquatableView EventModifiers EveryMinuteTimelineSchedule \
      ExclusiveGesture ExplicitTimelineSchedule FetchRequest FetchedResults FileDialogBrowserOptions FileDocument \
      FileDocumentConfiguration FileDocumentReadConfiguration FileDocumentWriteConfiguration FillShapeStyle \
      FillStyle FocusInteractions FocusState FocusedBinding FocusedObject FocusedValue FocusedValueKey FocusedValues \
      Font ForEach ForEachSectionCollection ForEachSubviewCollection ForegroundStyle Form FormStyle \
      FormStyleConfiguration FullImmersionStyle Gauge GaugeStyle GaugeStyleConfiguration GeometryEffect \
      GeometryProxy GeometryReader GeometryReader3D Gesture GestureMask GestureState GestureStateGesture Glass \
      GlassButtonStyle GlassEffectContainer GlassEffectTransition GlassProminentButtonStyle GlobalCoordinateSpace \
      Gradient GraphicalDatePickerStyle GraphicsContext Grid GridItem GridLayout GridRow GroupBox GroupBoxStyle \
      GroupBoxStyleConfiguration GroupElementsOfContent GroupSectionsOfContent GroupedFormStyle GroupedListStyle \
      GroupedTabViewStyle HSplitView HStack HStackLayout HandActivationBehavior HandGestureShortcut HelpLink \
      HiddenTitleBarWindowStyle HierarchicalShapeStyle HighlightHoverEffect HorizontalAlignment HoverEffect \
      HoverEffectContent HoverEffectPhaseOverride HoverPhase IconOnlyLabelStyle IdentityTransition Image ImagePaint \
      ImageRenderer ImmersionStyle ImmersiveContentBrightness ImmersiveEnvironmentBehavior ImmersiveSpace \
      ImmersiveSpaceContent ImportFromDevicesCommands IndexViewStyle IndexedIdentifierCollection InlinePickerStyle \
      InsetGroupedListStyle InsetListStyle InsettableShape InspectorCommands InterfaceOrientation \
      ItemProviderTableRowModifier KeyEquivalent KeyPress KeyboardShortcut KeyframeAnimator KeyframeTimeline \
      KeyframeTrack KeyframeTrackContent Keyframes KeyframesBuilder Label LabelStyle LabelStyleConfiguration \
      LabeledContent LabeledContentStyle LabeledContentStyleConfiguration LabeledControlGroupContent \
      LabeledToolbarItemGroupContent Layout LayoutDirection LayoutDirectionBehavior LayoutProperties LayoutSubview \
      LayoutSubviews LayoutValueKey LazyHGrid LazyHStack LazyVGrid LazyVStack LegibilityWeight LiftHoverEffect \
      LinearCapacityGaugeStyle LinearGaugeStyle LinearGradient LinearKeyframe LinearProgressViewStyle Link \
      LinkButtonStyle LinkShapeStyle List ListItemTint ListSectionSpacing ListStyle LocalCoordinateSpace \
      LocalizedStringKey LongPressGesture MagnificationGesture MagnifyGesture MatchedGeometryProperties \
      MatchedTransitionSourceConfiguration Material Menu MenuActionDismissBehavior MenuBarExtra MenuBarExtraStyle \
      MenuButton MenuControlGroupStyle MenuOrder MenuPickerStyle MenuStyle MenuStyleConfiguration MeshGradient \
      MixedImmersionStyle ModifiedContent MoveCommandDirection MoveKeyframe MoveTransition MultiDatePicker \
      NamedCoordinateSpace Namespace NavigationBarItem NavigationLink NavigationLinkPickerStyle NavigationPath \
      NavigationSplitView NavigationSplitViewColumn NavigationSplitViewStyle NavigationSplitViewStyleConfiguration \
      NavigationSplitViewVisibility NavigationStack NavigationTransition NavigationView NavigationViewStyle \
      NewDocumentAction NewDocumentButton ObservedObject OffsetShape OffsetTransition OpacityTransition \
      OpenDocumentAction OpenImmersiveSpaceAction OpenSettingsAction OpenURLAction OpenWindowAction \
      OrnamentAttachmentAnchor OutlineGroup OutlineSubgroupChildren PageIndexViewStyle PageTabViewStyle \
      PaletteControlGroupStyle PalettePickerStyle PaletteSelectionEffect PasteButton Path \
      PencilDoubleTapGestureValue PencilHoverPose PencilPreferredAction PencilSqueezeGesturePhase \
      PencilSqueezeGestureValue PeriodicTimelineSchedule PhaseAnimator PhysicalMetric Picker PickerStyle \
      PinnedScrollableViews PlaceholderContentView PlaceholderTextShapeStyle PlainButtonStyle PlainListStyle \
      PlainTextEditorStyle PlainTextFieldStyle PlainWindowStyle PopUpButtonPickerStyle Popover \
      PopoverAttachmentAnchor PreferenceKey PreferredColorSchemeKey PresentationAdaptation \
      PresentationBackgroundInteraction PresentationContentInteraction PresentationDetent PresentationMode \
      PresentationSizing Preview PreviewLayout PreviewModifier PreviewPlatform PreviewProvider PreviewTrait \
      PrimitiveButtonStyle PrimitiveButtonStyleConfiguration ProgressView ProgressViewStyle \
      ProgressViewStyleConfiguration ProgressiveImmersionStyle ProjectionTransform \
      ProminentDetailNavigationSplitViewStyle ProposedViewSize PullDownMenuBarExtraStyle PushTransition \
      PushWindowAction RadialGradient RadioGroupPickerStyle Rectangle RectangleCornerInsets RectangleCornerRadii \
      ReferenceFileDocument RefreshAction RenameAction RenameButton ResetFocusAction RotateGesture RotateGesture3D \
      RotatedShape RotationGesture RoundedBorderTextEditorStyle RoundedBorderTextFieldStyle RoundedCornerStyle \
      RoundedRectangle SafeAreaRegions ScaleTransition ScaledMetric ScaledShape Scene SceneBuilder ScenePadding \
      ScenePhase SceneStorage ScrollAnchorRole ScrollBounceBehavior ScrollDismissesKeyboardMode \
      ScrollEdgeEffectStyle ScrollGeometry ScrollIndicatorVisibility ScrollInputBehavior ScrollInputKind ScrollPhase \
      ScrollPhaseChangeContext ScrollPosition ScrollTarget ScrollTargetBehavior ScrollTargetBehaviorContext \
      ScrollTransitionConfiguration ScrollTransitionPhase ScrollView ScrollViewProxy ScrollViewReader \
      SearchFieldPlacement SearchPresentationToolbarBehavior SearchScopeActivation SearchSuggestionsPlacement \
      SearchToolbarBehavior Section SectionCollection SectionConfiguration SectionedFetchRequest \
      SectionedFetchResults SecureField SegmentedPickerStyle SelectionShapeStyle Selector SensoryFeedback \
      SeparatorShapeStyle SequenceGesture Settings SettingsLink ShadowStyle Shape ShapeStyle ShapeView ShareLink \
      SharePreview SidebarAdaptableTabViewStyle SidebarCommands SidebarListStyle SidebarRowSize SimultaneousGesture \
      SlideTransition Slider SliderTick SliderTickBuilder SliderTickContentForEach Spacer SpatialEventCollection \
      SpatialEventGesture SpatialTapGesture Spring SpringKeyframe SquareBorderTextFieldStyle \
      StackNavigationViewStyle State StateObject Stepper StrokeBorderShapeView StrokeShapeView StrokeStyle \
      SubmitLabel SubmitTriggers SubscriptionView Subview SubviewsCollection SubviewsCollectionSlice \
      SwitchToggleStyle SymbolColorRenderingMode SymbolRenderingMode SymbolVariableValueMode SymbolVariants \
      SystemFormatStyle Tab TabBarMinimizeBehavior TabBarOnlyTabViewStyle TabBarPlacement TabContent \
      TabContentBuilder TabCustomizationBehavior TabPlacement TabRole TabSearchActivation TabSection TabView \
      TabViewBottomAccessoryPlacement TabViewCustomization TabViewStyle Table TableColumn TableColumnAlignment \
      TableColumnBuilder TableColumnContent TableColumnCustomization TableColumnCustomizationBehavior \
      TableColumnForEach TableForEachContent TableOutlineGroupContent TableRow TableRowBuilder TableRowContent \
      TableRowValue TableStyle TableStyleConfiguration TapGesture Text TextAlignment TextAttribute \
      TextEditingCommands TextEditor TextEditorStyle TextEditorStyleConfiguration TextField TextFieldLink \
      TextFieldStyle TextFormattingCommands TextInputAutocapitalization TextInputDictationActivation \
      TextInputDictationBehavior TextInputFormattingControlPlacement TextProxy TextRenderer TextSelectability \
      TextSelection TextSelectionAffinity TextVariantPreference TimeDataSource TimelineSchedule TimelineScheduleMode \
      TimelineView TintShapeStyle TitleAndIconLabelStyle TitleBarWindowStyle TitleOnlyLabelStyle Toggle ToggleStyle \
      ToggleStyleConfiguration ToolbarCommands ToolbarContent ToolbarContentBuilder ToolbarCustomizationBehavior \
      ToolbarCustomizationOptions ToolbarDefaultItemKind ToolbarItem ToolbarItemGroup ToolbarItemHidden \
      ToolbarItemPlacement ToolbarLabelStyle ToolbarPlacement ToolbarRole ToolbarSpacer ToolbarTitleDisplayMode \
      ToolbarTitleMenu TouchBar TouchBarItemPresence Transaction TransactionKey TransformedShape Transition \
      TransitionPhase TransitionProperties TupleTableRowContent TupleView UnevenRoundedRectangle \
      UnifiedCompactWindowToolbarStyle UnifiedWindowToolbarStyle UnitCurve UnitPoint UserInterfaceSizeClass \
      UtilityWindow VSplitView VStack VStackLayout VectorArithmetic VerticalAlignment VerticalEdge \
      VerticalPageTabViewStyle View ViewAlignedScrollTargetBehavior ViewBuilder ViewDimensions ViewModifier \
      ViewSpacing ViewThatFits Visibility VisualEffect VolumeViewpointPredicate WheelDatePickerStyle \
      WheelPickerStyle Widget WidgetBundle WidgetConfiguration Window WindowDragGesture WindowGroup WindowIdealSize \
      WindowInteractionBehavior WindowLayoutRoot WindowLevel WindowManagerRole WindowMenuBarExtraStyle \
      WindowPlacement WindowPlacementContext WindowProxy WindowResizability WindowStyle \
      WindowToolbarFullScreenVisibility WindowToolbarStyle WindowVisibilityToggle WorldRecenterPhase \
      WritingToolsBehavior ZStack ZStackLayout ZoomNavigationTransition
      """
    ),
    (
      "UIKit",
      """
      UIAccessibility UIAccessibilityContainerType UIAccessibilityContrast UIAccessibilityElement \
      UIAccessibilityTraits UIAction UIActivityIndicatorView UIBackgroundConfiguration UIBarAppearance \
      UIBarButtonItem UIBarButtonItemAppearance UIBarButtonItemStateAppearance UIBarItem UIBaselineAdjustment \
      UIBlurEffect UIButton UICollectionReusableView UICollectionViewCell UIColor \
      UIConfigurationTextAttributesTransformer UIContentSizeCategory UIControl UICornerConfiguration UICornerCurve \
      UICornerRadius UIDisplayGamut UIEdgeInsets UIFocusAnimationCoordinator UIFocusEffect UIFocusSystem \
      UIFocusUpdateContext UIFont UIFontDescriptor UIFontMetrics UIGestureRecognizer UIGlassContainerEffect \
      UIGlassEffect UIGraphicsImageRenderer UIGraphicsImageRendererContext UIGraphicsImageRendererFormat \
      UIGraphicsRenderer UIHoverGestureRecognizer UIHoverStyle UIImage UIImageView UIInteraction UIKey \
      UIKeyboardHIDUsage UILabel UILegibilityWeight UIMutableTraits UINavigationBar UINavigationBarAppearance \
      UINavigationBarDelegate UINavigationController UINavigationItem UIPageControl UIPointerInteraction \
      UIPointerInteractionAnimating UIPointerInteractionDelegate UIPointerRegion UIPointerStyle UIPress \
      UIPressesEvent UIProgressView UIRectCorner UIResponder UIScreen UIScrollView UISearchBar UISearchTextField \
      UISegmentedControl UIShape UISlider UIStackView UIStepper UISwitch UITabBar UITabBarAppearance \
      UITabBarController UITabBarDelegate UITabBarItem UITabBarItemAppearance UITabBarItemStateAppearance \
      UITableViewCell UITextField UITextView UIToolbar UIToolbarAppearance UIToolbarDelegate UITrait \
      UITraitAccessibilityContrast UITraitBridgedEnvironmentKey UITraitChangeObservable UITraitChangeRegistration \
      UITraitCollection UITraitDefinition UITraitDisplayGamut UITraitDisplayScale UITraitLayoutDirection \
      UITraitLegibilityWeight UITraitOverrides UITraitPreferredContentSizeCategory UITraitUserInterfaceLevel \
      UITraitUserInterfaceStyle UIUserInterfaceLayoutDirection UIUserInterfaceLevel UIUserInterfaceStyle UIView \
      UIViewController UIVisualEffect UIVisualEffectView UIWindow
      """
    ),
    (
      "AppKit",
      """
      NSAccessibility NSAccessibilityElement NSAnimationContext NSAppearance NSBezierPath NSButton NSColor \
      NSColorSpace NSCompositingOperation NSControl NSDirectionalEdgeInsets NSDirectionalRectEdge NSEvent \
      NSFocusRingType NSFont NSFontDescriptor NSGlassEffectContainerView NSGlassEffectView NSImage NSImageView \
      NSLineBreakMode NSMutableParagraphStyle NSObject NSParagraphStyle NSProgressIndicator NSResponder NSScreen \
      NSSearchField NSSegmentedControl NSSlider NSStepper NSSwitch NSText NSTextAlignment NSTextContainer \
      NSTextField NSTrackingArea NSUnderlineStyle NSUserInterfaceLayoutDirection NSView NSVisualEffectView NSWindow \
      NSWorkspace
      """
    ),
    (
      "QuartzCore",
      """
      CAAnimation CABasicAnimation CACornerMask CAGradientLayer CAGradientLayerType CAKeyframeAnimation CALayer \
      CALayerContentsGravity CALayerCornerCurve CAMediaTimingFillMode CAMediaTimingFunction \
      CAMediaTimingFunctionName CAPropertyAnimation CAShapeLayer CAShapeLayerFillRule CAShapeLayerLineCap \
      CAShapeLayerLineJoin CASpringAnimation CATextLayer CATextLayerAlignmentMode CATextLayerTruncationMode \
      CATransaction CATransform3D
      """
    ),
  ]
}
