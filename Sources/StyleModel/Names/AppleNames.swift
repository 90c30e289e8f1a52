// Written from Tests/Facts by `BLESS=1 swift test --filter AppleTable`; do not edit.

/// Names that Apple's classes of views have taken, from the headers and Swift interfaces of the iOS 26.5, iOS 26.2 and
/// macOS 15.5 SDKs: those of properties and of methods without arguments, and those whose Objective-C selectors a
/// property of the name would have too.
enum AppleNames {
  /// The superclass of each class, and the names that it declares in the order of their bytes. The names that `NSObject` has in one
  /// framework only have an entry of their own, such as `NSObject UIKit`.
  static let classes: [String: (superclass: String?, names: StaticString)] = [
    "NSButton": (
      "NSControl",
      """
      accessibilityLabel accessibilityPerformPress activeCompressionOptions allowsMixedState alternateImage \
      alternateTitle attributedAlternateTitle attributedTitle bezelColor bezelStyle borderShape bordered buttonType \
      contentTintColor hasDestructiveAction image imageHugsTitle imagePosition imageScaling isBordered \
      isSpringLoaded isTransparent keyEquivalent keyEquivalentModifierMask maxAcceleratorLevel setNextState \
      showsBorderOnlyWhileMouseInside sound springLoaded state symbolConfiguration tintProminence title \
      titleWithMnemonic transparent
      """
    ),
    "NSControl": (
      "NSView",
      """
      abortEditing action alignment allowsExpansionToolTips attributedStringValue baseWritingDirection calcSize cell \
      continuous controlSize currentEditor doubleValue enabled floatValue font formatter highlighted \
      ignoresMultiClick intValue integerValue isContinuous isEnabled isHighlighted lineBreakMode objectValue \
      refusesFirstResponder selectedCell selectedTag setNeedsDisplay sizeToFit stringValue tag target \
      usesSingleLineMode validateEditing
      """
    ),
    "NSImageView": (
      "NSControl",
      """
      accessibilityLabel allowsCutCopyPaste animates contentTintColor editable image imageAlignment \
      imageDynamicRange imageFrameStyle imageScaling isEditable preferredImageDynamicRange removeAllSymbolEffects \
      symbolConfiguration
      """
    ),
    "NSObject": (
      nil,
      """
      autoContentAccessingProxy class classForCoder classForKeyedArchiver classForPortCoder copy dealloc \
      debugDescription description finalize hash hashValue isProxy mutableCopy nilValueForKey observationInfo \
      prepareForInterfaceBuilder self sharedObservers superclass valuesForKeysWithDictionary
      """
    ),
    "NSObject AppKit": (
      nil,
      """
      accessibilityActionNames accessibilityAttributeNames accessibilityFocusedUIElement accessibilityIsIgnored \
      accessibilityNotifiesWhenDestroyed accessibilityParameterizedAttributeNames attributeKeys classCode \
      classDescription classForArchiver className exposedBindings ignoreModifierKeysWhileDragging objectSpecifier \
      scriptingProperties toManyRelationshipKeys toOneRelationshipKeys
      """
    ),
    "NSObject UIKit": (
      nil,
      """
      accessibilityActivate accessibilityActivateBlock accessibilityActivationPoint \
      accessibilityActivationPointBlock accessibilityAssistiveTechnologyFocusedIdentifiers \
      accessibilityAttributedHint accessibilityAttributedHintBlock accessibilityAttributedLabel \
      accessibilityAttributedLabelBlock accessibilityAttributedUserInputLabels \
      accessibilityAttributedUserInputLabelsBlock accessibilityAttributedValue accessibilityAttributedValueBlock \
      accessibilityContainerType accessibilityContainerTypeBlock accessibilityCustomActions \
      accessibilityCustomActionsBlock accessibilityCustomRotors accessibilityCustomRotorsBlock \
      accessibilityDecrement accessibilityDecrementBlock accessibilityDirectTouchOptions \
      accessibilityDragSourceDescriptors accessibilityDropPointDescriptors accessibilityElementCount \
      accessibilityElementDidBecomeFocused accessibilityElementDidLoseFocus accessibilityElementIsFocused \
      accessibilityElements accessibilityElementsBlock accessibilityElementsHidden accessibilityElementsHiddenBlock \
      accessibilityExpandedStatus accessibilityExpandedStatusBlock accessibilityFrame accessibilityFrameBlock \
      accessibilityHeaderElements accessibilityHeaderElementsBlock accessibilityHint accessibilityHintBlock \
      accessibilityIdentifierBlock accessibilityIncrement accessibilityIncrementBlock accessibilityLabel \
      accessibilityLabelBlock accessibilityLanguage accessibilityLanguageBlock accessibilityMagicTapBlock \
      accessibilityNavigationStyle accessibilityNavigationStyleBlock accessibilityNextTextNavigationElement \
      accessibilityNextTextNavigationElementBlock accessibilityPath accessibilityPathBlock \
      accessibilityPerformEscape accessibilityPerformEscapeBlock accessibilityPerformMagicTap \
      accessibilityPreviousTextNavigationElement accessibilityPreviousTextNavigationElementBlock \
      accessibilityRespondsToUserInteraction accessibilityRespondsToUserInteractionBlock \
      accessibilityShouldGroupAccessibilityChildrenBlock accessibilityTextInputResponder \
      accessibilityTextInputResponderBlock accessibilityTextualContext accessibilityTextualContextBlock \
      accessibilityTraits accessibilityTraitsBlock accessibilityUserInputLabels accessibilityUserInputLabelsBlock \
      accessibilityValue accessibilityValueBlock accessibilityViewIsModal accessibilityViewIsModalBlock \
      automationElements automationElementsBlock awakeFromNib isAccessibilityElement isAccessibilityElementBlock \
      shouldGroupAccessibilityChildren
      """
    ),
    "NSProgressIndicator": (
      "NSView",
      """
      bezeled controlSize controlTint displayedWhenStopped doubleValue indeterminate isBezeled \
      isDisplayedWhenStopped isIndeterminate maxValue minValue observedProgress sizeToFit style \
      usesThreadedAnimation
      """
    ),
    "NSResponder": (
      "NSObject",
      """
      acceptsFirstResponder becomeFirstResponder flushBufferedKeyEvents interfaceStyle invalidateRestorableState \
      makeTouchBar mark menu nextResponder resignFirstResponder touchBar undoManager userActivity
      """
    ),
    "NSSearchField": (
      "NSTextField",
      """
      cancelButtonBounds centersPlaceholder delegate maximumRecents recentSearches recentsAutosaveName \
      searchButtonBounds searchMenuTemplate searchTextBounds sendsSearchStringImmediately sendsWholeSearchString
      """
    ),
    "NSSegmentedControl": (
      "NSControl",
      """
      activeCompressionOptions doubleValueForSelectedSegment indexOfSelectedItem isSpringLoaded segmentCount \
      segmentDistribution segmentStyle selectedSegment selectedSegmentBezelColor springLoaded trackingMode
      """
    ),
    "NSSlider": (
      "NSControl",
      """
      allowsTickMarkValuesOnly altIncrementValue isVertical knobThickness maxValue minValue numberOfTickMarks \
      sliderType tickMarkPosition trackFillColor vertical
      """
    ),
    "NSStepper": (
      "NSControl",
      """
      autorepeat increment maxValue minValue valueWraps
      """
    ),
    "NSSwitch": (
      "NSControl",
      """
      state
      """
    ),
    "NSTextField": (
      "NSControl",
      """
      acceptsFirstResponder accessibilityValue accessibilityVisibleCharacterRange allowsCharacterPickerTouchBarItem \
      allowsDefaultTighteningForTruncation allowsEditingTextAttributes allowsWritingTools \
      allowsWritingToolsAffordance automaticTextCompletionEnabled backgroundColor bezelStyle bezeled bordered \
      contentType delegate drawsBackground editable importsGraphics isAutomaticTextCompletionEnabled isBezeled \
      isBordered isEditable isSelectable lineBreakStrategy maximumNumberOfLines placeholderAttributedString \
      placeholderAttributedStrings placeholderString placeholderStrings preferredMaxLayoutWidth \
      resolvesNaturalAlignmentWithBaseWritingDirection selectable suggestionsDelegate textColor titleWithMnemonic
      """
    ),
    "NSView": (
      "NSResponder",
      """
      acceptsTouchEvents accessibilityActivationPoint accessibilityAllowedValues accessibilityAlternateUIVisible \
      accessibilityApplicationFocusedUIElement accessibilityAttributedUserInputLabels accessibilityCancelButton \
      accessibilityChildren accessibilityChildrenInNavigationOrder accessibilityClearButton accessibilityCloseButton \
      accessibilityColumnCount accessibilityColumnHeaderUIElements accessibilityColumnIndexRange \
      accessibilityColumnTitles accessibilityColumns accessibilityContents accessibilityCriticalValue \
      accessibilityCustomActions accessibilityCustomRotors accessibilityDecrementButton accessibilityDefaultButton \
      accessibilityDisclosed accessibilityDisclosedByRow accessibilityDisclosedRows accessibilityDisclosureLevel \
      accessibilityDocument accessibilityEdited accessibilityElement accessibilityEnabled accessibilityExpanded \
      accessibilityExtrasMenuBar accessibilityFilename accessibilityFocused accessibilityFocusedWindow \
      accessibilityFrame accessibilityFrontmost accessibilityFullScreenButton accessibilityGrowArea \
      accessibilityHandles accessibilityHeader accessibilityHelp accessibilityHidden \
      accessibilityHorizontalScrollBar accessibilityHorizontalUnitDescription accessibilityHorizontalUnits \
      accessibilityIdentifier accessibilityIncrementButton accessibilityIndex accessibilityInsertionPointLineNumber \
      accessibilityLabel accessibilityLabelUIElements accessibilityLabelValue accessibilityLinkedUIElements \
      accessibilityMain accessibilityMainWindow accessibilityMarkerGroupUIElement accessibilityMarkerTypeDescription \
      accessibilityMarkerUIElements accessibilityMarkerValues accessibilityMaxValue accessibilityMenuBar \
      accessibilityMinValue accessibilityMinimizeButton accessibilityMinimized accessibilityModal \
      accessibilityNextContents accessibilityNumberOfCharacters accessibilityOrderedByRow accessibilityOrientation \
      accessibilityOverflowButton accessibilityParent accessibilityPerformCancel accessibilityPerformConfirm \
      accessibilityPerformDecrement accessibilityPerformDelete accessibilityPerformIncrement \
      accessibilityPerformPick accessibilityPerformPress accessibilityPerformRaise \
      accessibilityPerformShowAlternateUI accessibilityPerformShowDefaultUI accessibilityPerformShowMenu \
      accessibilityPlaceholderValue accessibilityPreviousContents accessibilityProtectedContent accessibilityProxy \
      accessibilityRequired accessibilityRole accessibilityRoleDescription accessibilityRowCount \
      accessibilityRowHeaderUIElements accessibilityRowIndexRange accessibilityRows accessibilityRulerMarkerType \
      accessibilitySearchButton accessibilitySearchMenu accessibilitySelected accessibilitySelectedCells \
      accessibilitySelectedChildren accessibilitySelectedColumns accessibilitySelectedRows accessibilitySelectedText \
      accessibilitySelectedTextRange accessibilitySelectedTextRanges accessibilityServesAsTitleForUIElements \
      accessibilitySharedCharacterRange accessibilitySharedFocusElements accessibilitySharedTextUIElements \
      accessibilityShownMenu accessibilitySortDirection accessibilitySplitters accessibilitySubrole \
      accessibilityTabs accessibilityTitle accessibilityTitleUIElement accessibilityToolbarButton \
      accessibilityTopLevelUIElement accessibilityURL accessibilityUnitDescription accessibilityUnits \
      accessibilityUserInputLabels accessibilityValue accessibilityValueDescription accessibilityVerticalScrollBar \
      accessibilityVerticalUnitDescription accessibilityVerticalUnits accessibilityVisibleCells \
      accessibilityVisibleCharacterRange accessibilityVisibleChildren accessibilityVisibleColumns \
      accessibilityVisibleRows accessibilityWarningValue accessibilityWindow accessibilityWindows \
      accessibilityZoomButton additionalSafeAreaInsets alignmentRectInsets allocateGState allowedTouchTypes \
      allowsVibrancy alphaValue animations animator appearance autoresizesSubviews autoresizingMask \
      backgroundFilters baselineOffsetFromBottom beginDocument bottomAnchor bounds boundsOrigin boundsRotation \
      boundsSize canBecomeKeyView canDraw canDrawConcurrently canDrawSubviewsIntoLayer candidateListTouchBarItem \
      centerXAnchor centerYAnchor clipsToBounds compositingFilter constraints contentFilters discardCursorRects \
      display displayIfNeeded displayIfNeededIgnoringOpacity drawFocusRingMask effectiveAppearance enclosingMenuItem \
      enclosingScrollView endDocument endPage exerciseAmbiguityInLayout firstBaselineAnchor \
      firstBaselineOffsetFromTop fittingSize focusRingMaskBounds focusRingType frame frameCenterRotation frameOrigin \
      frameRotation frameSize gState gestureRecognizers hasAmbiguousLayout heightAdjustLimit heightAnchor hidden \
      horizontalContentSizeConstraintActive identifier inLiveResize inputContext intrinsicContentSize \
      invalidateIntrinsicContentSize isAccessibilityAlternateUIVisible isAccessibilityDisclosed \
      isAccessibilityEdited isAccessibilityElement isAccessibilityEnabled isAccessibilityExpanded \
      isAccessibilityFocused isAccessibilityFrontmost isAccessibilityHidden isAccessibilityMain \
      isAccessibilityMinimized isAccessibilityModal isAccessibilityOrderedByRow isAccessibilityProtectedContent \
      isAccessibilityRequired isAccessibilitySelected isDrawingFindIndicator isFlipped isHidden \
      isHiddenOrHasHiddenAncestor isHorizontalContentSizeConstraintActive isInFullScreenMode isOpaque \
      isRotatedFromBase isRotatedOrScaledFromBase isVerticalContentSizeConstraintActive \
      keyboardFocusRingNeedsDisplayInRect lastBaselineAnchor lastBaselineOffsetFromBottom layer \
      layerContentsPlacement layerContentsRedrawPolicy layerUsesCoreImageFilters layout layoutGuides \
      layoutMarginsGuide layoutSubtreeIfNeeded leadingAnchor leftAnchor lockFocus lockFocusIfCanDraw \
      makeBackingLayer mouseDownCanMoveWindow needsDisplay needsDisplayInRect needsLayout needsPanelToBecomeKey \
      needsUpdateConstraints nextKeyView nextValidKeyView noteFocusRingMaskChanged opaqueAncestor pageFooter \
      pageHeader postsBoundsChangedNotifications postsFrameChangedNotifications prefersCompactControlSizeMetrics \
      prepareForReuse preparedContentRect preservesContentDuringLiveResize pressureConfiguration previousKeyView \
      previousValidKeyView printJobTitle rectPreservedDuringLiveResize registeredDraggedTypes releaseGState \
      removeAllToolTips removeFromSuperview removeFromSuperviewWithoutNeedingDisplay renewGState resetCursorRects \
      rightAnchor safeAreaInsets safeAreaLayoutGuide safeAreaRect setUpGState shadow shouldDrawColor subviews \
      superview tag toolTip topAnchor trackingAreas trailingAnchor translatesAutoresizingMaskIntoConstraints \
      unlockFocus unregisterDraggedTypes updateConstraints updateConstraintsForSubtreeIfNeeded updateLayer \
      updateTrackingAreas userInterfaceLayoutDirection verticalContentSizeConstraintActive \
      viewDidChangeBackingProperties viewDidChangeEffectiveAppearance viewDidEndLiveResize viewDidHide \
      viewDidMoveToSuperview viewDidMoveToWindow viewDidUnhide viewWillDraw viewWillStartLiveResize visibleRect \
      wantsBestResolutionOpenGLSurface wantsDefaultClipping wantsExtendedDynamicRangeOpenGLSurface wantsLayer \
      wantsPeriodicDraggingUpdates wantsRestingTouches wantsUpdateLayer widthAdjustLimit widthAnchor window \
      writingToolsCoordinator
      """
    ),
    "UIActivityIndicatorView": (
      "UIView",
      """
      activityIndicatorViewStyle color hidesWhenStopped isAnimating startAnimating stopAnimating style
      """
    ),
    "UIButton": (
      "UIControl",
      """
      adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled adjustsImageWhenHighlighted \
      automaticallyUpdatesConfiguration behavioralStyle buttonType changesSelectionAsPrimaryAction configuration \
      configurationUpdateHandler contentEdgeInsets currentAttributedTitle currentBackgroundImage currentImage \
      currentPreferredSymbolConfiguration currentTitle currentTitleColor currentTitleShadowColor font \
      imageEdgeInsets imageView isHeld isHovered isPointerInteractionEnabled isSpringLoaded lineBreakMode menu \
      pointerInteractionEnabled pointerStyleProvider preferredBehavioralStyle preferredMenuElementOrder \
      reversesTitleShadowWhenHighlighted role setNeedsUpdateConfiguration showsTouchWhenHighlighted springLoaded \
      subtitleLabel tintColor titleEdgeInsets titleLabel titleShadowOffset updateConfiguration
      """
    ),
    "UICollectionReusableView": (
      "UIView",
      """
      prepareForReuse reuseIdentifier
      """
    ),
    "UICollectionViewCell": (
      "UICollectionReusableView",
      """
      automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration backgroundConfiguration \
      backgroundView configurationState configurationUpdateHandler contentConfiguration contentView \
      defaultBackgroundConfiguration highlighted isHighlighted isSelected selected selectedBackgroundView \
      setNeedsUpdateConfiguration
      """
    ),
    "UIControl": (
      "UIView",
      """
      allControlEvents allTargets contentHorizontalAlignment contentVerticalAlignment contextMenuInteraction \
      contextMenuInteractionEnabled effectiveContentHorizontalAlignment enabled highlighted \
      isContextMenuInteractionEnabled isEnabled isHighlighted isSelected isSymbolAnimationEnabled isTouchInside \
      isTracking performPrimaryAction selected showsMenuAsPrimaryAction state symbolAnimationEnabled toolTip \
      toolTipInteraction
      """
    ),
    "UIImageView": (
      "UIView",
      """
      adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenAncestorFocused animationDuration \
      animationImages animationRepeatCount focusedFrameGuide highlighted highlightedAnimationImages highlightedImage \
      image imageDynamicRange isAnimating isHighlighted isUserInteractionEnabled masksFocusEffectToContents \
      overlayContentView preferredImageDynamicRange preferredSymbolConfiguration removeAllSymbolEffects \
      startAnimating stopAnimating tintColor userInteractionEnabled
      """
    ),
    "UILabel": (
      "UIView",
      """
      adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth adjustsLetterSpacingToFitWidth \
      allowsDefaultTighteningForTruncation attributedText baselineAdjustment enabled \
      enablesMarqueeWhenAncestorFocused font highlighted highlightedTextColor isEnabled isHighlighted \
      isUserInteractionEnabled lineBreakMode lineBreakStrategy minimumFontSize minimumScaleFactor numberOfLines \
      preferredMaxLayoutWidth preferredVibrancy shadowColor shadowOffset showsExpansionTextWhenTruncated sizingRule \
      text textAlignment textColor userInteractionEnabled
      """
    ),
    "UINavigationBar": (
      "UIView",
      """
      backIndicatorImage backIndicatorTransitionMaskImage backItem barPosition barStyle barTintColor behavioralStyle \
      compactAppearance compactScrollEdgeAppearance currentNSToolbarSection delegate isTranslucent items \
      largeTitleTextAttributes preferredBehavioralStyle prefersLargeTitles scrollEdgeAppearance shadowImage \
      standardAppearance tintColor titleTextAttributes topItem translucent
      """
    ),
    "UIPageControl": (
      "UIControl",
      """
      allowsContinuousInteraction backgroundStyle currentPage currentPageIndicatorTintColor defersCurrentPageDisplay \
      direction hidesForSinglePage interactionState numberOfPages pageIndicatorTintColor \
      preferredCurrentPageIndicatorImage preferredIndicatorImage progress updateCurrentPageDisplay
      """
    ),
    "UIProgressView": (
      "UIView",
      """
      observedProgress progress progressImage progressTintColor progressViewStyle trackImage trackTintColor
      """
    ),
    "UIResponder": (
      "NSObject",
      """
      activityItemsConfiguration becomeFirstResponder canBecomeFirstResponder canResignFirstResponder \
      editingInteractionConfiguration inputAccessoryView inputAccessoryViewController inputAssistantItem inputView \
      inputViewController isFirstResponder keyCommands next pasteConfiguration reloadInputViews resignFirstResponder \
      textInputContextIdentifier textInputMode undoManager userActivity
      """
    ),
    "UIScrollView": (
      "UIView",
      """
      adjustedContentInset adjustedContentInsetDidChange allowsKeyboardScrolling alwaysBounceHorizontal \
      alwaysBounceVertical automaticallyAdjustsScrollIndicatorInsets bottomEdgeEffect bounces bouncesHorizontally \
      bouncesVertically bouncesZoom canCancelContentTouches contentAlignmentPoint contentInset \
      contentInsetAdjustmentBehavior contentLayoutGuide contentOffset contentSize decelerationRate \
      delaysContentTouches delegate directionalLockEnabled directionalPressGestureRecognizer flashScrollIndicators \
      frameLayoutGuide horizontalScrollIndicatorInsets indexDisplayMode indicatorStyle isDecelerating \
      isDirectionalLockEnabled isDragging isPagingEnabled isScrollAnimating isScrollEnabled isTracking \
      isZoomAnimating isZoomBouncing isZooming keyboardDismissMode leftEdgeEffect lookToScrollAxes maximumZoomScale \
      minimumZoomScale pagingEnabled panGestureRecognizer pinchGestureRecognizer refreshControl rightEdgeEffect \
      scrollEnabled scrollIndicatorInsets scrollsToTop showsHorizontalScrollIndicator showsVerticalScrollIndicator \
      stopScrollingAndZooming topEdgeEffect transfersHorizontalScrollingToParent transfersVerticalScrollingToParent \
      verticalScrollIndicatorInsets visibleSize zoomScale
      """
    ),
    "UISearchBar": (
      "UIView",
      """
      allowedWritingToolsResultOptions autocapitalizationType autocorrectionType backgroundImage barPosition \
      barStyle barTintColor conversationContext delegate enabled enablesReturnKeyAutomatically inlinePredictionType \
      inputAccessoryView inputAssistantItem isEnabled isSearchResultsButtonSelected isSecureTextEntry isTranslucent \
      keyboardAppearance keyboardType mathExpressionCompletionType passwordRules placeholder prompt returnKeyType \
      scopeBarBackgroundImage scopeButtonTitles searchBarStyle searchFieldBackgroundPositionAdjustment \
      searchResultsButtonSelected searchTextField searchTextPositionAdjustment secureTextEntry \
      selectedScopeButtonIndex showsBookmarkButton showsCancelButton showsScopeBar showsSearchResultsButton \
      smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType text textContentType tintColor \
      translucent writingToolsBehavior
      """
    ),
    "UISearchTextField": (
      "UITextField",
      """
      allowsCopyingTokens allowsDeletingTokens textualRange tokenBackgroundColor tokens
      """
    ),
    "UISegmentedControl": (
      "UIControl",
      """
      apportionsSegmentWidthsByContent isMomentary momentary numberOfSegments removeAllSegments selectedSegmentIndex \
      selectedSegmentTintColor
      """
    ),
    "UISlider": (
      "UIControl",
      """
      behavioralStyle continuous currentMaximumTrackImage currentMinimumTrackImage currentThumbImage isContinuous \
      maximumTrackTintColor maximumValue maximumValueImage minimumTrackTintColor minimumValue minimumValueImage \
      preferredBehavioralStyle sliderStyle thumbTintColor trackConfiguration value
      """
    ),
    "UIStackView": (
      "UIView",
      """
      alignment arrangedSubviews axis baselineRelativeArrangement distribution isBaselineRelativeArrangement \
      isLayoutMarginsRelativeArrangement layoutMarginsRelativeArrangement spacing
      """
    ),
    "UIStepper": (
      "UIControl",
      """
      autorepeat continuous isContinuous maximumValue minimumValue stepValue value wraps
      """
    ),
    "UISwitch": (
      "UIControl",
      """
      isOn offImage on onImage onTintColor preferredStyle style thumbTintColor title
      """
    ),
    "UITabBar": (
      "UIView",
      """
      backgroundImage barStyle barTintColor delegate isCustomizing isSpringLoaded isTranslucent itemPositioning \
      itemSpacing itemWidth items scrollEdgeAppearance selectedImageTintColor selectedItem selectionIndicatorImage \
      shadowImage springLoaded standardAppearance tintColor translucent unselectedItemTintColor
      """
    ),
    "UITableViewCell": (
      "UIView",
      """
      accessoryAction accessoryType accessoryView automaticallyUpdatesBackgroundConfiguration \
      automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView configurationState \
      configurationUpdateHandler contentConfiguration contentView defaultBackgroundConfiguration \
      defaultContentConfiguration detailTextLabel editAction editing editingAccessoryType editingAccessoryView \
      editingStyle focusStyle font hidesAccessoryWhenEditing highlighted image imageView indentationLevel \
      indentationWidth isEditing isHighlighted isSelected lineBreakMode multipleSelectionBackgroundView \
      prepareForReuse reuseIdentifier selected selectedBackgroundView selectedImage selectedTextColor selectionStyle \
      separatorInset setNeedsUpdateConfiguration shouldIndentWhileEditing showingDeleteConfirmation \
      showsReorderControl target text textAlignment textColor textLabel userInteractionEnabledWhileDragging
      """
    ),
    "UITextField": (
      "UIControl",
      """
      adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth allowedWritingToolsResultOptions \
      allowsEditingTextAttributes allowsNumberPadPopover attributedPlaceholder attributedText autocapitalizationType \
      autocorrectionType background beginningOfDocument borderStyle clearButtonMode clearsOnBeginEditing \
      clearsOnInsertion conversationContext defaultTextAttributes delegate deleteBackward dictationRecognitionFailed \
      dictationRecordingDidEnd didDismissWritingTools disabledBackground enablesReturnKeyAutomatically \
      endFloatingCursor endOfDocument font hasText inlinePredictionType inputAccessoryView inputDelegate inputView \
      insertDictationResultPlaceholder interactionState isEditable isEditing isSecureTextEntry isTextDragActive \
      isTextDropActive keyboardAppearance keyboardType leftView leftViewMode markedTextRange markedTextStyle \
      mathExpressionCompletionType minimumFontSize passwordRules pasteDelegate placeholder returnKeyType rightView \
      rightViewMode secureTextEntry selectedTextRange selectionAffinity sizingRule smartDashesType \
      smartInsertDeleteType smartQuotesType spellCheckingType supportsAdaptiveImageGlyph text textAlignment \
      textColor textContentType textDragDelegate textDragInteraction textDragOptions textDropDelegate \
      textDropInteraction textInputView tokenizer typingAttributes unmarkText unobscuredContentRect \
      willPresentWritingTools writingToolsBehavior
      """
    ),
    "UITextView": (
      "UIScrollView",
      """
      adjustsFontForContentSizeCategory allowedWritingToolsResultOptions allowsEditingTextAttributes \
      allowsNumberPadPopover attributedText autocapitalizationType autocorrectionType beginningOfDocument \
      borderStyle clearAllDecoratedFoundText clearsOnInsertion conversationContext dataDetectorTypes delegate \
      deleteBackward dictationRecognitionFailed dictationRecordingDidEnd didDismissWritingTools editable \
      enablesReturnKeyAutomatically endFloatingCursor endOfDocument findInteraction findInteractionEnabled font \
      hasText inlinePredictionType inputAccessoryView inputDelegate inputView insertDictationResultPlaceholder \
      interactionState isEditable isFindInteractionEnabled isSecureTextEntry isSelectable isTextDragActive \
      isTextDropActive isWritingToolsActive keyboardAppearance keyboardType layoutManager linkTextAttributes \
      markedTextRange markedTextStyle mathExpressionCompletionType passwordRules pasteDelegate returnKeyType \
      secureTextEntry selectable selectedRange selectedRanges selectedTextRange selectedTextSearchDocument \
      selectionAffinity sizingRule smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType \
      subclassForWritingToolsCoordinator supportsAdaptiveImageGlyph supportsTextReplacement text textAlignment \
      textColor textContainer textContainerInset textContentType textDragDelegate textDragInteraction \
      textDragOptions textDropDelegate textDropInteraction textFormattingConfiguration textHighlightAttributes \
      textInputView textLayoutManager textStorage tokenizer typingAttributes unmarkText unobscuredContentRect \
      usesStandardTextScaling willPresentWritingTools writingToolsBehavior writingToolsCoordinator
      """
    ),
    "UIToolbar": (
      "UIView",
      """
      barPosition barStyle barTintColor compactAppearance compactScrollEdgeAppearance delegate isTranslucent items \
      scrollEdgeAppearance standardAppearance tintColor translucent
      """
    ),
    "UIView": (
      "UIResponder",
      """
      accessibilityIdentifier accessibilityIgnoresInvertColors alignmentRectInsets alpha anchorPoint \
      appliedContentSizeCategoryLimitsDescription autoresizesSubviews autoresizingMask backgroundColor bottomAnchor \
      bounds canBecomeFocused center centerXAnchor centerYAnchor clearsContextBeforeDrawing clipsToBounds \
      collisionBoundingPath collisionBoundsType constraints contentMode contentScaleFactor contentStretch \
      coordinateSpace cornerConfiguration didMoveToSuperview didMoveToWindow directionalLayoutMargins \
      effectiveUserInterfaceLayoutDirection exclusiveTouch exerciseAmbiguityInLayout firstBaselineAnchor focusEffect \
      focusGroupIdentifier focusGroupPriority focusItemContainer focusItemDeferralMode forBaselineLayout \
      forFirstBaselineLayout forLastBaselineLayout frame gestureRecognizers hasAmbiguousLayout heightAnchor hidden \
      hoverStyle insetsLayoutMarginsFromSafeArea interactions intrinsicContentSize invalidateIntrinsicContentSize \
      isExclusiveTouch isFocused isHidden isMultipleTouchEnabled isOpaque isTransparentFocusItem \
      isUserInteractionEnabled keyboardLayoutGuide largeContentImage largeContentImageInsets largeContentTitle \
      lastBaselineAnchor layer layoutGuides layoutIfNeeded layoutMargins layoutMarginsDidChange layoutMarginsGuide \
      layoutSubviews leadingAnchor leftAnchor mask maskView maximumContentSizeCategory minimumContentSizeCategory \
      motionEffects multipleTouchEnabled needsDisplayInRect needsUpdateConstraints opaque overrideUserInterfaceStyle \
      parentFocusEnvironment preferredFocusEnvironments preferredFocused preservesSuperviewLayoutMargins \
      readableContentGuide removeFromSuperview restorationIdentifier rightAnchor safeAreaInsets \
      safeAreaInsetsDidChange safeAreaLayoutGuide scalesLargeContentImage semanticContentAttribute setNeedsDisplay \
      setNeedsFocusUpdate setNeedsLayout setNeedsUpdateConstraints setNeedsUpdateProperties showsLargeContentViewer \
      sizeToFit subviews superview tag tintAdjustmentMode tintColor tintColorDidChange topAnchor trailingAnchor \
      traitCollection traitOverrides transform transform3D translatesAutoresizingMaskIntoConstraints \
      updateConstraints updateConstraintsIfNeeded updateFocusIfNeeded updateProperties updatePropertiesIfNeeded \
      updateTraitsIfNeeded userInteractionEnabled viewForBaselineLayout viewPrintFormatter widthAnchor window
      """
    ),
    "UIVisualEffectView": (
      "UIView",
      """
      contentView effect
      """
    ),
  ]
}
