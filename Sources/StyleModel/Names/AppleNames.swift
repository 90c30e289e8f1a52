// Written by Tests/Facts/apple.py; do not edit.

/// Names that Apple's classes of views have taken, from the headers and Swift interfaces of the iOS 26.5, iOS 26.2 and
/// macOS 15.5 SDKs: those of properties and of methods without arguments, and those whose Objective-C selectors a
/// property of the name would have too.
enum AppleNames {
  static let superclasses: [String: String] = [
    "NSButton": "NSControl",
    "NSControl": "NSView",
    "NSImageView": "NSControl",
    "NSResponder": "NSObject",
    "NSTextField": "NSControl",
    "NSView": "NSResponder",
    "UIButton": "UIControl",
    "UICollectionReusableView": "UIView",
    "UICollectionViewCell": "UICollectionReusableView",
    "UIControl": "UIView",
    "UIImageView": "UIView",
    "UILabel": "UIView",
    "UIProgressView": "UIView",
    "UIResponder": "NSObject",
    "UIScrollView": "UIView",
    "UISlider": "UIControl",
    "UIStackView": "UIView",
    "UISwitch": "UIControl",
    "UITableViewCell": "UIView",
    "UITextField": "UIControl",
    "UITextView": "UIScrollView",
    "UIView": "UIResponder",
  ]

  /// Sorted by bytes; each line is a name and the classes that have it.
  static let taken: StaticString = """
    abortEditing NSControl
    acceptsFirstResponder NSResponder NSTextField
    acceptsTouchEvents NSView
    accessibilityActionNames NSObject+AppKit
    accessibilityActivate NSObject+UIKit
    accessibilityActivateBlock NSObject+UIKit
    accessibilityActivationPoint NSObject+UIKit NSView
    accessibilityActivationPointBlock NSObject+UIKit
    accessibilityAllowedValues NSView
    accessibilityAlternateUIVisible NSView
    accessibilityApplicationFocusedUIElement NSView
    accessibilityAssistiveTechnologyFocusedIdentifiers NSObject+UIKit
    accessibilityAttributeNames NSObject+AppKit
    accessibilityAttributedHint NSObject+UIKit
    accessibilityAttributedHintBlock NSObject+UIKit
    accessibilityAttributedLabel NSObject+UIKit
    accessibilityAttributedLabelBlock NSObject+UIKit
    accessibilityAttributedUserInputLabels NSObject+UIKit NSView
    accessibilityAttributedUserInputLabelsBlock NSObject+UIKit
    accessibilityAttributedValue NSObject+UIKit
    accessibilityAttributedValueBlock NSObject+UIKit
    accessibilityCancelButton NSView
    accessibilityChildren NSView
    accessibilityChildrenInNavigationOrder NSView
    accessibilityClearButton NSView
    accessibilityCloseButton NSView
    accessibilityColumnCount NSView
    accessibilityColumnHeaderUIElements NSView
    accessibilityColumnIndexRange NSView
    accessibilityColumnTitles NSView
    accessibilityColumns NSView
    accessibilityContainerType NSObject+UIKit
    accessibilityContainerTypeBlock NSObject+UIKit
    accessibilityContents NSView
    accessibilityCriticalValue NSView
    accessibilityCustomActions NSObject+UIKit NSView
    accessibilityCustomActionsBlock NSObject+UIKit
    accessibilityCustomRotors NSObject+UIKit NSView
    accessibilityCustomRotorsBlock NSObject+UIKit
    accessibilityDecrement NSObject+UIKit
    accessibilityDecrementBlock NSObject+UIKit
    accessibilityDecrementButton NSView
    accessibilityDefaultButton NSView
    accessibilityDirectTouchOptions NSObject+UIKit
    accessibilityDisclosed NSView
    accessibilityDisclosedByRow NSView
    accessibilityDisclosedRows NSView
    accessibilityDisclosureLevel NSView
    accessibilityDocument NSView
    accessibilityDragSourceDescriptors NSObject+UIKit
    accessibilityDropPointDescriptors NSObject+UIKit
    accessibilityEdited NSView
    accessibilityElement NSView
    accessibilityElementCount NSObject+UIKit
    accessibilityElementDidBecomeFocused NSObject+UIKit
    accessibilityElementDidLoseFocus NSObject+UIKit
    accessibilityElementIsFocused NSObject+UIKit
    accessibilityElements NSObject+UIKit
    accessibilityElementsBlock NSObject+UIKit
    accessibilityElementsHidden NSObject+UIKit
    accessibilityElementsHiddenBlock NSObject+UIKit
    accessibilityEnabled NSView
    accessibilityExpanded NSView
    accessibilityExpandedStatus NSObject+UIKit
    accessibilityExpandedStatusBlock NSObject+UIKit
    accessibilityExtrasMenuBar NSView
    accessibilityFilename NSView
    accessibilityFocused NSView
    accessibilityFocusedUIElement NSObject+AppKit
    accessibilityFocusedWindow NSView
    accessibilityFrame NSObject+UIKit NSView
    accessibilityFrameBlock NSObject+UIKit
    accessibilityFrontmost NSView
    accessibilityFullScreenButton NSView
    accessibilityGrowArea NSView
    accessibilityHandles NSView
    accessibilityHeader NSView
    accessibilityHeaderElements NSObject+UIKit
    accessibilityHeaderElementsBlock NSObject+UIKit
    accessibilityHelp NSView
    accessibilityHidden NSView
    accessibilityHint NSObject+UIKit
    accessibilityHintBlock NSObject+UIKit
    accessibilityHorizontalScrollBar NSView
    accessibilityHorizontalUnitDescription NSView
    accessibilityHorizontalUnits NSView
    accessibilityIdentifier NSView UIView
    accessibilityIdentifierBlock NSObject+UIKit
    accessibilityIgnoresInvertColors UIView
    accessibilityIncrement NSObject+UIKit
    accessibilityIncrementBlock NSObject+UIKit
    accessibilityIncrementButton NSView
    accessibilityIndex NSView
    accessibilityInsertionPointLineNumber NSView
    accessibilityIsIgnored NSObject+AppKit
    accessibilityLabel NSButton NSImageView NSObject+UIKit NSView
    accessibilityLabelBlock NSObject+UIKit
    accessibilityLabelUIElements NSView
    accessibilityLabelValue NSView
    accessibilityLanguage NSObject+UIKit
    accessibilityLanguageBlock NSObject+UIKit
    accessibilityLinkedUIElements NSView
    accessibilityMagicTapBlock NSObject+UIKit
    accessibilityMain NSView
    accessibilityMainWindow NSView
    accessibilityMarkerGroupUIElement NSView
    accessibilityMarkerTypeDescription NSView
    accessibilityMarkerUIElements NSView
    accessibilityMarkerValues NSView
    accessibilityMaxValue NSView
    accessibilityMenuBar NSView
    accessibilityMinValue NSView
    accessibilityMinimizeButton NSView
    accessibilityMinimized NSView
    accessibilityModal NSView
    accessibilityNavigationStyle NSObject+UIKit
    accessibilityNavigationStyleBlock NSObject+UIKit
    accessibilityNextContents NSView
    accessibilityNextTextNavigationElement NSObject+UIKit
    accessibilityNextTextNavigationElementBlock NSObject+UIKit
    accessibilityNotifiesWhenDestroyed NSObject+AppKit
    accessibilityNumberOfCharacters NSView
    accessibilityOrderedByRow NSView
    accessibilityOrientation NSView
    accessibilityOverflowButton NSView
    accessibilityParameterizedAttributeNames NSObject+AppKit
    accessibilityParent NSView
    accessibilityPath NSObject+UIKit
    accessibilityPathBlock NSObject+UIKit
    accessibilityPerformCancel NSView
    accessibilityPerformConfirm NSView
    accessibilityPerformDecrement NSView
    accessibilityPerformDelete NSView
    accessibilityPerformEscape NSObject+UIKit
    accessibilityPerformEscapeBlock NSObject+UIKit
    accessibilityPerformIncrement NSView
    accessibilityPerformMagicTap NSObject+UIKit
    accessibilityPerformPick NSView
    accessibilityPerformPress NSButton NSView
    accessibilityPerformRaise NSView
    accessibilityPerformShowAlternateUI NSView
    accessibilityPerformShowDefaultUI NSView
    accessibilityPerformShowMenu NSView
    accessibilityPlaceholderValue NSView
    accessibilityPreviousContents NSView
    accessibilityPreviousTextNavigationElement NSObject+UIKit
    accessibilityPreviousTextNavigationElementBlock NSObject+UIKit
    accessibilityProtectedContent NSView
    accessibilityProxy NSView
    accessibilityRequired NSView
    accessibilityRespondsToUserInteraction NSObject+UIKit
    accessibilityRespondsToUserInteractionBlock NSObject+UIKit
    accessibilityRole NSView
    accessibilityRoleDescription NSView
    accessibilityRowCount NSView
    accessibilityRowHeaderUIElements NSView
    accessibilityRowIndexRange NSView
    accessibilityRows NSView
    accessibilityRulerMarkerType NSView
    accessibilitySearchButton NSView
    accessibilitySearchMenu NSView
    accessibilitySelected NSView
    accessibilitySelectedCells NSView
    accessibilitySelectedChildren NSView
    accessibilitySelectedColumns NSView
    accessibilitySelectedRows NSView
    accessibilitySelectedText NSView
    accessibilitySelectedTextRange NSView
    accessibilitySelectedTextRanges NSView
    accessibilityServesAsTitleForUIElements NSView
    accessibilitySharedCharacterRange NSView
    accessibilitySharedFocusElements NSView
    accessibilitySharedTextUIElements NSView
    accessibilityShouldGroupAccessibilityChildrenBlock NSObject+UIKit
    accessibilityShownMenu NSView
    accessibilitySortDirection NSView
    accessibilitySplitters NSView
    accessibilitySubrole NSView
    accessibilityTabs NSView
    accessibilityTextInputResponder NSObject+UIKit
    accessibilityTextInputResponderBlock NSObject+UIKit
    accessibilityTextualContext NSObject+UIKit
    accessibilityTextualContextBlock NSObject+UIKit
    accessibilityTitle NSView
    accessibilityTitleUIElement NSView
    accessibilityToolbarButton NSView
    accessibilityTopLevelUIElement NSView
    accessibilityTraits NSObject+UIKit
    accessibilityTraitsBlock NSObject+UIKit
    accessibilityURL NSView
    accessibilityUnitDescription NSView
    accessibilityUnits NSView
    accessibilityUserInputLabels NSObject+UIKit NSView
    accessibilityUserInputLabelsBlock NSObject+UIKit
    accessibilityValue NSObject+UIKit NSTextField NSView
    accessibilityValueBlock NSObject+UIKit
    accessibilityValueDescription NSView
    accessibilityVerticalScrollBar NSView
    accessibilityVerticalUnitDescription NSView
    accessibilityVerticalUnits NSView
    accessibilityViewIsModal NSObject+UIKit
    accessibilityViewIsModalBlock NSObject+UIKit
    accessibilityVisibleCells NSView
    accessibilityVisibleCharacterRange NSTextField NSView
    accessibilityVisibleChildren NSView
    accessibilityVisibleColumns NSView
    accessibilityVisibleRows NSView
    accessibilityWarningValue NSView
    accessibilityWindow NSView
    accessibilityWindows NSView
    accessibilityZoomButton NSView
    accessoryAction UITableViewCell
    accessoryType UITableViewCell
    accessoryView UITableViewCell
    action NSControl
    activeCompressionOptions NSButton
    activityItemsConfiguration UIResponder
    additionalSafeAreaInsets NSView
    adjustedContentInset UIScrollView
    adjustedContentInsetDidChange UIScrollView
    adjustsFontForContentSizeCategory UILabel UITextField UITextView
    adjustsFontSizeToFitWidth UILabel UITextField
    adjustsImageSizeForAccessibilityContentSizeCategory UIButton UIImageView
    adjustsImageWhenAncestorFocused UIImageView
    adjustsImageWhenDisabled UIButton
    adjustsImageWhenHighlighted UIButton
    adjustsLetterSpacingToFitWidth UILabel
    alignment NSControl UIStackView
    alignmentRectInsets NSView UIView
    allControlEvents UIControl
    allTargets UIControl
    allocateGState NSView
    allowedTouchTypes NSView
    allowedWritingToolsResultOptions UITextField UITextView
    allowsCharacterPickerTouchBarItem NSTextField
    allowsCutCopyPaste NSImageView
    allowsDefaultTighteningForTruncation NSTextField UILabel
    allowsEditingTextAttributes NSTextField UITextField UITextView
    allowsExpansionToolTips NSControl
    allowsKeyboardScrolling UIScrollView
    allowsMixedState NSButton
    allowsNumberPadPopover UITextField UITextView
    allowsVibrancy NSView
    allowsWritingTools NSTextField
    allowsWritingToolsAffordance NSTextField
    alpha UIView
    alphaValue NSView
    alternateImage NSButton
    alternateTitle NSButton
    alwaysBounceHorizontal UIScrollView
    alwaysBounceVertical UIScrollView
    anchorPoint UIView
    animates NSImageView
    animationDuration UIImageView
    animationImages UIImageView
    animationRepeatCount UIImageView
    animations NSView
    animator NSView
    appearance NSView
    appliedContentSizeCategoryLimitsDescription UIView
    arrangedSubviews UIStackView
    attributeKeys NSObject+AppKit
    attributedAlternateTitle NSButton
    attributedPlaceholder UITextField
    attributedStringValue NSControl
    attributedText UILabel UITextField UITextView
    attributedTitle NSButton
    autoContentAccessingProxy NSObject
    autocapitalizationType UITextField UITextView
    autocorrectionType UITextField UITextView
    automaticTextCompletionEnabled NSTextField
    automaticallyAdjustsScrollIndicatorInsets UIScrollView
    automaticallyUpdatesBackgroundConfiguration UICollectionViewCell UITableViewCell
    automaticallyUpdatesConfiguration UIButton
    automaticallyUpdatesContentConfiguration UICollectionViewCell UITableViewCell
    automationElements NSObject+UIKit
    automationElementsBlock NSObject+UIKit
    autoresizesSubviews NSView UIView
    autoresizingMask NSView UIView
    awakeFromNib NSObject+UIKit
    axis UIStackView
    background UITextField
    backgroundColor NSTextField UIView
    backgroundConfiguration UICollectionViewCell UITableViewCell
    backgroundFilters NSView
    backgroundView UICollectionViewCell UITableViewCell
    baseWritingDirection NSControl
    baselineAdjustment UILabel
    baselineOffsetFromBottom NSView
    baselineRelativeArrangement UIStackView
    becomeFirstResponder NSResponder UIResponder
    beginDocument NSView
    beginningOfDocument UITextField UITextView
    behavioralStyle UIButton UISlider
    bezelColor NSButton
    bezelStyle NSButton NSTextField
    bezeled NSTextField
    borderShape NSButton
    borderStyle UITextField UITextView
    bordered NSButton NSTextField
    bottomAnchor NSView UIView
    bottomEdgeEffect UIScrollView
    bounces UIScrollView
    bouncesHorizontally UIScrollView
    bouncesVertically UIScrollView
    bouncesZoom UIScrollView
    bounds NSView UIView
    boundsOrigin NSView
    boundsRotation NSView
    boundsSize NSView
    buttonType NSButton UIButton
    calcSize NSControl
    canBecomeFirstResponder UIResponder
    canBecomeFocused UIView
    canBecomeKeyView NSView
    canCancelContentTouches UIScrollView
    canDraw NSView
    canDrawConcurrently NSView
    canDrawSubviewsIntoLayer NSView
    canResignFirstResponder UIResponder
    candidateListTouchBarItem NSView
    cell NSControl
    center UIView
    centerXAnchor NSView UIView
    centerYAnchor NSView UIView
    changesSelectionAsPrimaryAction UIButton
    class NSObject
    classCode NSObject+AppKit
    classDescription NSObject+AppKit
    classForArchiver NSObject+AppKit
    classForCoder NSObject
    classForKeyedArchiver NSObject
    classForPortCoder NSObject
    className NSObject+AppKit
    clearAllDecoratedFoundText UITextView
    clearButtonMode UITextField
    clearsContextBeforeDrawing UIView
    clearsOnBeginEditing UITextField
    clearsOnInsertion UITextField UITextView
    clipsToBounds NSView UIView
    collisionBoundingPath UIView
    collisionBoundsType UIView
    compositingFilter NSView
    configuration UIButton
    configurationState UICollectionViewCell UITableViewCell
    configurationUpdateHandler UIButton UICollectionViewCell UITableViewCell
    constraints NSView UIView
    contentAlignmentPoint UIScrollView
    contentConfiguration UICollectionViewCell UITableViewCell
    contentEdgeInsets UIButton
    contentFilters NSView
    contentHorizontalAlignment UIControl
    contentInset UIScrollView
    contentInsetAdjustmentBehavior UIScrollView
    contentLayoutGuide UIScrollView
    contentMode UIView
    contentOffset UIScrollView
    contentScaleFactor UIView
    contentSize UIScrollView
    contentStretch UIView
    contentTintColor NSButton NSImageView
    contentType NSTextField
    contentVerticalAlignment UIControl
    contentView UICollectionViewCell UITableViewCell
    contextMenuInteraction UIControl
    contextMenuInteractionEnabled UIControl
    continuous NSControl UISlider
    controlSize NSControl
    conversationContext UITextField UITextView
    coordinateSpace UIView
    copy NSObject
    cornerConfiguration UIView
    currentAttributedTitle UIButton
    currentBackgroundImage UIButton
    currentEditor NSControl
    currentImage UIButton
    currentMaximumTrackImage UISlider
    currentMinimumTrackImage UISlider
    currentPreferredSymbolConfiguration UIButton
    currentThumbImage UISlider
    currentTitle UIButton
    currentTitleColor UIButton
    currentTitleShadowColor UIButton
    dataDetectorTypes UITextView
    dealloc NSObject
    debugDescription NSObject
    decelerationRate UIScrollView
    defaultBackgroundConfiguration UICollectionViewCell UITableViewCell
    defaultContentConfiguration UITableViewCell
    defaultTextAttributes UITextField
    delaysContentTouches UIScrollView
    delegate NSTextField UIScrollView UITextField UITextView
    deleteBackward UITextField UITextView
    description NSObject
    detailTextLabel UITableViewCell
    dictationRecognitionFailed UITextField UITextView
    dictationRecordingDidEnd UITextField UITextView
    didDismissWritingTools UITextField UITextView
    didMoveToSuperview UIView
    didMoveToWindow UIView
    directionalLayoutMargins UIView
    directionalLockEnabled UIScrollView
    directionalPressGestureRecognizer UIScrollView
    disabledBackground UITextField
    discardCursorRects NSView
    display NSView
    displayIfNeeded NSView
    displayIfNeededIgnoringOpacity NSView
    distribution UIStackView
    doubleValue NSControl
    drawFocusRingMask NSView
    drawsBackground NSTextField
    editAction UITableViewCell
    editable NSImageView NSTextField UITextView
    editing UITableViewCell
    editingAccessoryType UITableViewCell
    editingAccessoryView UITableViewCell
    editingInteractionConfiguration UIResponder
    editingStyle UITableViewCell
    effectiveAppearance NSView
    effectiveContentHorizontalAlignment UIControl
    effectiveUserInterfaceLayoutDirection UIView
    enabled NSControl UIControl UILabel
    enablesMarqueeWhenAncestorFocused UILabel
    enablesReturnKeyAutomatically UITextField UITextView
    enclosingMenuItem NSView
    enclosingScrollView NSView
    endDocument NSView
    endFloatingCursor UITextField UITextView
    endOfDocument UITextField UITextView
    endPage NSView
    exclusiveTouch UIView
    exerciseAmbiguityInLayout NSView UIView
    exposedBindings NSObject+AppKit
    finalize NSObject
    findInteraction UITextView
    findInteractionEnabled UITextView
    firstBaselineAnchor NSView UIView
    firstBaselineOffsetFromTop NSView
    fittingSize NSView
    flashScrollIndicators UIScrollView
    floatValue NSControl
    flushBufferedKeyEvents NSResponder
    focusEffect UIView
    focusGroupIdentifier UIView
    focusGroupPriority UIView
    focusItemContainer UIView
    focusItemDeferralMode UIView
    focusRingMaskBounds NSView
    focusRingType NSView
    focusStyle UITableViewCell
    focusedFrameGuide UIImageView
    font NSControl UIButton UILabel UITableViewCell UITextField UITextView
    forBaselineLayout UIView
    forFirstBaselineLayout UIView
    forLastBaselineLayout UIView
    formatter NSControl
    frame NSView UIView
    frameCenterRotation NSView
    frameLayoutGuide UIScrollView
    frameOrigin NSView
    frameRotation NSView
    frameSize NSView
    gState NSView
    gestureRecognizers NSView UIView
    hasAmbiguousLayout NSView UIView
    hasDestructiveAction NSButton
    hasText UITextField UITextView
    hash NSObject
    hashValue NSObject
    heightAdjustLimit NSView
    heightAnchor NSView UIView
    hidden NSView UIView
    hidesAccessoryWhenEditing UITableViewCell
    highlighted NSControl UICollectionViewCell UIControl UIImageView UILabel UITableViewCell
    highlightedAnimationImages UIImageView
    highlightedImage UIImageView
    highlightedTextColor UILabel
    horizontalContentSizeConstraintActive NSView
    horizontalScrollIndicatorInsets UIScrollView
    hoverStyle UIView
    identifier NSView
    ignoreModifierKeysWhileDragging NSObject+AppKit
    ignoresMultiClick NSControl
    image NSButton NSImageView UIImageView UITableViewCell
    imageAlignment NSImageView
    imageDynamicRange NSImageView UIImageView
    imageEdgeInsets UIButton
    imageFrameStyle NSImageView
    imageHugsTitle NSButton
    imagePosition NSButton
    imageScaling NSButton NSImageView
    imageView UIButton UITableViewCell
    importsGraphics NSTextField
    inLiveResize NSView
    indentationLevel UITableViewCell
    indentationWidth UITableViewCell
    indexDisplayMode UIScrollView
    indicatorStyle UIScrollView
    inlinePredictionType UITextField UITextView
    inputAccessoryView UIResponder UITextField UITextView
    inputAccessoryViewController UIResponder
    inputAssistantItem UIResponder
    inputContext NSView
    inputDelegate UITextField UITextView
    inputView UIResponder UITextField UITextView
    inputViewController UIResponder
    insertDictationResultPlaceholder UITextField UITextView
    insetsLayoutMarginsFromSafeArea UIView
    intValue NSControl
    integerValue NSControl
    interactionState UITextField UITextView
    interactions UIView
    interfaceStyle NSResponder
    intrinsicContentSize NSView UIView
    invalidateIntrinsicContentSize NSView UIView
    invalidateRestorableState NSResponder
    isAccessibilityAlternateUIVisible NSView
    isAccessibilityDisclosed NSView
    isAccessibilityEdited NSView
    isAccessibilityElement NSObject+UIKit NSView
    isAccessibilityElementBlock NSObject+UIKit
    isAccessibilityEnabled NSView
    isAccessibilityExpanded NSView
    isAccessibilityFocused NSView
    isAccessibilityFrontmost NSView
    isAccessibilityHidden NSView
    isAccessibilityMain NSView
    isAccessibilityMinimized NSView
    isAccessibilityModal NSView
    isAccessibilityOrderedByRow NSView
    isAccessibilityProtectedContent NSView
    isAccessibilityRequired NSView
    isAccessibilitySelected NSView
    isAnimating UIImageView
    isAutomaticTextCompletionEnabled NSTextField
    isBaselineRelativeArrangement UIStackView
    isBezeled NSTextField
    isBordered NSButton NSTextField
    isContextMenuInteractionEnabled UIControl
    isContinuous NSControl UISlider
    isDecelerating UIScrollView
    isDirectionalLockEnabled UIScrollView
    isDragging UIScrollView
    isDrawingFindIndicator NSView
    isEditable NSImageView NSTextField UITextField UITextView
    isEditing UITableViewCell UITextField
    isEnabled NSControl UIControl UILabel
    isExclusiveTouch UIView
    isFindInteractionEnabled UITextView
    isFirstResponder UIResponder
    isFlipped NSView
    isFocused UIView
    isHeld UIButton
    isHidden NSView UIView
    isHiddenOrHasHiddenAncestor NSView
    isHighlighted NSControl UICollectionViewCell UIControl UIImageView UILabel UITableViewCell
    isHorizontalContentSizeConstraintActive NSView
    isHovered UIButton
    isInFullScreenMode NSView
    isLayoutMarginsRelativeArrangement UIStackView
    isMultipleTouchEnabled UIView
    isOn UISwitch
    isOpaque NSView UIView
    isPagingEnabled UIScrollView
    isPointerInteractionEnabled UIButton
    isProxy NSObject
    isRotatedFromBase NSView
    isRotatedOrScaledFromBase NSView
    isScrollAnimating UIScrollView
    isScrollEnabled UIScrollView
    isSecureTextEntry UITextField UITextView
    isSelectable NSTextField UITextView
    isSelected UICollectionViewCell UIControl UITableViewCell
    isSpringLoaded NSButton UIButton
    isSymbolAnimationEnabled UIControl
    isTextDragActive UITextField UITextView
    isTextDropActive UITextField UITextView
    isTouchInside UIControl
    isTracking UIControl UIScrollView
    isTransparent NSButton
    isTransparentFocusItem UIView
    isUserInteractionEnabled UIImageView UILabel UIView
    isVerticalContentSizeConstraintActive NSView
    isWritingToolsActive UITextView
    isZoomAnimating UIScrollView
    isZoomBouncing UIScrollView
    isZooming UIScrollView
    keyCommands UIResponder
    keyEquivalent NSButton
    keyEquivalentModifierMask NSButton
    keyboardAppearance UITextField UITextView
    keyboardDismissMode UIScrollView
    keyboardFocusRingNeedsDisplayInRect NSView
    keyboardLayoutGuide UIView
    keyboardType UITextField UITextView
    largeContentImage UIView
    largeContentImageInsets UIView
    largeContentTitle UIView
    lastBaselineAnchor NSView UIView
    lastBaselineOffsetFromBottom NSView
    layer NSView UIView
    layerContentsPlacement NSView
    layerContentsRedrawPolicy NSView
    layerUsesCoreImageFilters NSView
    layout NSView
    layoutGuides NSView UIView
    layoutIfNeeded UIView
    layoutManager UITextView
    layoutMargins UIView
    layoutMarginsDidChange UIView
    layoutMarginsGuide NSView UIView
    layoutMarginsRelativeArrangement UIStackView
    layoutSubtreeIfNeeded NSView
    layoutSubviews UIView
    leadingAnchor NSView UIView
    leftAnchor NSView UIView
    leftEdgeEffect UIScrollView
    leftView UITextField
    leftViewMode UITextField
    lineBreakMode NSControl UIButton UILabel UITableViewCell
    lineBreakStrategy NSTextField UILabel
    linkTextAttributes UITextView
    lockFocus NSView
    lockFocusIfCanDraw NSView
    lookToScrollAxes UIScrollView
    makeBackingLayer NSView
    makeTouchBar NSResponder
    mark NSResponder
    markedTextRange UITextField UITextView
    markedTextStyle UITextField UITextView
    mask UIView
    maskView UIView
    masksFocusEffectToContents UIImageView
    mathExpressionCompletionType UITextField UITextView
    maxAcceleratorLevel NSButton
    maximumContentSizeCategory UIView
    maximumNumberOfLines NSTextField
    maximumTrackTintColor UISlider
    maximumValue UISlider
    maximumValueImage UISlider
    maximumZoomScale UIScrollView
    menu NSResponder UIButton
    minimumContentSizeCategory UIView
    minimumFontSize UILabel UITextField
    minimumScaleFactor UILabel
    minimumTrackTintColor UISlider
    minimumValue UISlider
    minimumValueImage UISlider
    minimumZoomScale UIScrollView
    motionEffects UIView
    mouseDownCanMoveWindow NSView
    multipleSelectionBackgroundView UITableViewCell
    multipleTouchEnabled UIView
    mutableCopy NSObject
    needsDisplay NSView
    needsDisplayInRect NSView UIView
    needsLayout NSView
    needsPanelToBecomeKey NSView
    needsUpdateConstraints NSView UIView
    next UIResponder
    nextKeyView NSView
    nextResponder NSResponder
    nextValidKeyView NSView
    nilValueForKey NSObject
    noteFocusRingMaskChanged NSView
    numberOfLines UILabel
    objectSpecifier NSObject+AppKit
    objectValue NSControl
    observationInfo NSObject
    observedProgress UIProgressView
    offImage UISwitch
    on UISwitch
    onImage UISwitch
    onTintColor UISwitch
    opaque UIView
    opaqueAncestor NSView
    overlayContentView UIImageView
    overrideUserInterfaceStyle UIView
    pageFooter NSView
    pageHeader NSView
    pagingEnabled UIScrollView
    panGestureRecognizer UIScrollView
    parentFocusEnvironment UIView
    passwordRules UITextField UITextView
    pasteConfiguration UIResponder
    pasteDelegate UITextField UITextView
    performPrimaryAction UIControl
    pinchGestureRecognizer UIScrollView
    placeholder UITextField
    placeholderAttributedString NSTextField
    placeholderAttributedStrings NSTextField
    placeholderString NSTextField
    placeholderStrings NSTextField
    pointerInteractionEnabled UIButton
    pointerStyleProvider UIButton
    postsBoundsChangedNotifications NSView
    postsFrameChangedNotifications NSView
    preferredBehavioralStyle UIButton UISlider
    preferredFocusEnvironments UIView
    preferredFocused UIView
    preferredImageDynamicRange NSImageView UIImageView
    preferredMaxLayoutWidth NSTextField UILabel
    preferredMenuElementOrder UIButton
    preferredStyle UISwitch
    preferredSymbolConfiguration UIImageView
    preferredVibrancy UILabel
    prefersCompactControlSizeMetrics NSView
    prepareForInterfaceBuilder NSObject+UIKit
    prepareForReuse NSView UICollectionReusableView UITableViewCell
    preparedContentRect NSView
    preservesContentDuringLiveResize NSView
    preservesSuperviewLayoutMargins UIView
    pressureConfiguration NSView
    previousKeyView NSView
    previousValidKeyView NSView
    printJobTitle NSView
    progress UIProgressView
    progressImage UIProgressView
    progressTintColor UIProgressView
    progressViewStyle UIProgressView
    readableContentGuide UIView
    rectPreservedDuringLiveResize NSView
    refreshControl UIScrollView
    refusesFirstResponder NSControl
    registeredDraggedTypes NSView
    releaseGState NSView
    reloadInputViews UIResponder
    removeAllSymbolEffects NSImageView UIImageView
    removeAllToolTips NSView
    removeFromSuperview NSView UIView
    removeFromSuperviewWithoutNeedingDisplay NSView
    renewGState NSView
    resetCursorRects NSView
    resignFirstResponder NSResponder UIResponder
    resolvesNaturalAlignmentWithBaseWritingDirection NSTextField
    restorationIdentifier UIView
    returnKeyType UITextField UITextView
    reuseIdentifier UICollectionReusableView UITableViewCell
    reversesTitleShadowWhenHighlighted UIButton
    rightAnchor NSView UIView
    rightEdgeEffect UIScrollView
    rightView UITextField
    rightViewMode UITextField
    role UIButton
    safeAreaInsets NSView UIView
    safeAreaInsetsDidChange UIView
    safeAreaLayoutGuide NSView UIView
    safeAreaRect NSView
    scalesLargeContentImage UIView
    scriptingProperties NSObject+AppKit
    scrollEnabled UIScrollView
    scrollIndicatorInsets UIScrollView
    scrollsToTop UIScrollView
    secureTextEntry UITextField UITextView
    selectable NSTextField UITextView
    selected UICollectionViewCell UIControl UITableViewCell
    selectedBackgroundView UICollectionViewCell UITableViewCell
    selectedCell NSControl
    selectedImage UITableViewCell
    selectedRange UITextView
    selectedRanges UITextView
    selectedTag NSControl
    selectedTextColor UITableViewCell
    selectedTextRange UITextField UITextView
    selectedTextSearchDocument UITextView
    selectionAffinity UITextField UITextView
    selectionStyle UITableViewCell
    self NSObject
    semanticContentAttribute UIView
    separatorInset UITableViewCell
    setNeedsDisplay NSControl UIView
    setNeedsFocusUpdate UIView
    setNeedsLayout UIView
    setNeedsUpdateConfiguration UIButton UICollectionViewCell UITableViewCell
    setNeedsUpdateConstraints UIView
    setNeedsUpdateProperties UIView
    setNextState NSButton
    setUpGState NSView
    shadow NSView
    shadowColor UILabel
    shadowOffset UILabel
    sharedObservers NSObject
    shouldDrawColor NSView
    shouldGroupAccessibilityChildren NSObject+UIKit
    shouldIndentWhileEditing UITableViewCell
    showingDeleteConfirmation UITableViewCell
    showsBorderOnlyWhileMouseInside NSButton
    showsExpansionTextWhenTruncated UILabel
    showsHorizontalScrollIndicator UIScrollView
    showsLargeContentViewer UIView
    showsMenuAsPrimaryAction UIControl
    showsReorderControl UITableViewCell
    showsTouchWhenHighlighted UIButton
    showsVerticalScrollIndicator UIScrollView
    sizeToFit NSControl UIView
    sizingRule UILabel UITextField UITextView
    sliderStyle UISlider
    smartDashesType UITextField UITextView
    smartInsertDeleteType UITextField UITextView
    smartQuotesType UITextField UITextView
    sound NSButton
    spacing UIStackView
    spellCheckingType UITextField UITextView
    springLoaded NSButton UIButton
    startAnimating UIImageView
    state NSButton UIControl
    stopAnimating UIImageView
    stopScrollingAndZooming UIScrollView
    stringValue NSControl
    style UISwitch
    subclassForWritingToolsCoordinator UITextView
    subtitleLabel UIButton
    subviews NSView UIView
    suggestionsDelegate NSTextField
    superclass NSObject
    superview NSView UIView
    supportsAdaptiveImageGlyph UITextField UITextView
    supportsTextReplacement UITextView
    symbolAnimationEnabled UIControl
    symbolConfiguration NSButton NSImageView
    tag NSControl NSView UIView
    target NSControl UITableViewCell
    text UILabel UITableViewCell UITextField UITextView
    textAlignment UILabel UITableViewCell UITextField UITextView
    textColor NSTextField UILabel UITableViewCell UITextField UITextView
    textContainer UITextView
    textContainerInset UITextView
    textContentType UITextField UITextView
    textDragDelegate UITextField UITextView
    textDragInteraction UITextField UITextView
    textDragOptions UITextField UITextView
    textDropDelegate UITextField UITextView
    textDropInteraction UITextField UITextView
    textFormattingConfiguration UITextView
    textHighlightAttributes UITextView
    textInputContextIdentifier UIResponder
    textInputMode UIResponder
    textInputView UITextField UITextView
    textLabel UITableViewCell
    textLayoutManager UITextView
    textStorage UITextView
    thumbTintColor UISlider UISwitch
    tintAdjustmentMode UIView
    tintColor UIButton UIImageView UIView
    tintColorDidChange UIView
    tintProminence NSButton
    title NSButton UISwitch
    titleEdgeInsets UIButton
    titleLabel UIButton
    titleShadowOffset UIButton
    titleWithMnemonic NSButton NSTextField
    toManyRelationshipKeys NSObject+AppKit
    toOneRelationshipKeys NSObject+AppKit
    tokenizer UITextField UITextView
    toolTip NSView UIControl
    toolTipInteraction UIControl
    topAnchor NSView UIView
    topEdgeEffect UIScrollView
    touchBar NSResponder
    trackConfiguration UISlider
    trackImage UIProgressView
    trackTintColor UIProgressView
    trackingAreas NSView
    trailingAnchor NSView UIView
    traitCollection UIView
    traitOverrides UIView
    transfersHorizontalScrollingToParent UIScrollView
    transfersVerticalScrollingToParent UIScrollView
    transform UIView
    transform3D UIView
    translatesAutoresizingMaskIntoConstraints NSView UIView
    transparent NSButton
    typingAttributes UITextField UITextView
    undoManager NSResponder UIResponder
    unlockFocus NSView
    unmarkText UITextField UITextView
    unobscuredContentRect UITextField UITextView
    unregisterDraggedTypes NSView
    updateConfiguration UIButton
    updateConstraints NSView UIView
    updateConstraintsForSubtreeIfNeeded NSView
    updateConstraintsIfNeeded UIView
    updateFocusIfNeeded UIView
    updateLayer NSView
    updateProperties UIView
    updatePropertiesIfNeeded UIView
    updateTrackingAreas NSView
    updateTraitsIfNeeded UIView
    userActivity NSResponder UIResponder
    userInteractionEnabled UIImageView UILabel UIView
    userInteractionEnabledWhileDragging UITableViewCell
    userInterfaceLayoutDirection NSView
    usesSingleLineMode NSControl
    usesStandardTextScaling UITextView
    validateEditing NSControl
    value UISlider
    valuesForKeysWithDictionary NSObject
    verticalContentSizeConstraintActive NSView
    verticalScrollIndicatorInsets UIScrollView
    viewDidChangeBackingProperties NSView
    viewDidChangeEffectiveAppearance NSView
    viewDidEndLiveResize NSView
    viewDidHide NSView
    viewDidMoveToSuperview NSView
    viewDidMoveToWindow NSView
    viewDidUnhide NSView
    viewForBaselineLayout UIView
    viewPrintFormatter UIView
    viewWillDraw NSView
    viewWillStartLiveResize NSView
    visibleRect NSView
    visibleSize UIScrollView
    wantsBestResolutionOpenGLSurface NSView
    wantsDefaultClipping NSView
    wantsExtendedDynamicRangeOpenGLSurface NSView
    wantsLayer NSView
    wantsPeriodicDraggingUpdates NSView
    wantsRestingTouches NSView
    wantsUpdateLayer NSView
    widthAdjustLimit NSView
    widthAnchor NSView UIView
    willPresentWritingTools UITextField UITextView
    window NSView UIView
    writingToolsBehavior UITextField UITextView
    writingToolsCoordinator NSView UITextView
    zoomScale UIScrollView
    """
}
