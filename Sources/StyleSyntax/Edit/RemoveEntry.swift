import StyleSource

extension SyntaxEditor {
  func remove(_ found: Found) throws(EditProblem) -> PlannedEdit {
    guard let parent = found.parent else { throw EditProblem(.isMissing, path) }
    let units = try EntryUnits(of: parent, self)
    guard let place = units.units.firstIndex(where: { $0.nodes.contains(found.node) }) else {
      throw EditProblem(.isMissing, path)
    }
    if units.units.count == 1, !units.isBracketed {
      let outer = SyntaxPath(path.steps.dropLast())
      guard let found = try lookUp(outer) else { throw EditProblem(.isMissing, path) }
      return try replace(found, with: units.isMapping ? .mapping([]) : .sequence([]))
    }
    let edits = units.isBracketed ? removeFromBrackets(place, of: units) : removeFromBlock(place, of: units)
    return PlannedEdit(edits: edits, nodes: units.units[place].nodes, expected: [], parent: parent)
  }

  private func removeFromBlock(_ place: Int, of units: EntryUnits) -> [FixIt.Edit] {
    let text = units.units[place].text
    if isFirstInLine(text.lowerBound) { return [edit(lines(text), "")] }
    // The first one, behind a dash: the next takes its place.
    var end = nextLine(lineEnd(text.upperBound))
    while end < bytes.count, isBreak(bytes[end]) || isSpace(bytes[end]) { end += 1 }
    return [edit(text.lowerBound..<end, "")]
  }

  private func removeFromBrackets(_ place: Int, of units: EntryUnits) -> [FixIt.Edit] {
    let text = units.units[place].text
    let behind = comma(behind: text.upperBound)
    let isOwnLine = isFirstInLine(text.lowerBound)
    // With its comma, and with the comment behind that.
    let whole = text.lowerBound..<(behind.map { $0 + 1 } ?? text.upperBound)
    if units.units.count == 1 {
      let inner = Int(nodes[units.collection].start) + 1..<Int(nodes[units.collection].end) - 1
      return hasComment(inner) ? [edit(whole, "")] : [edit(inner, "")]
    }
    if place + 1 < units.units.count {
      let next = units.units[place + 1].text.lowerBound
      if isOwnLine, endsItsLine(whole.upperBound) { return [edit(lines(whole), "")] }
      if !hasComment(whole.upperBound..<next) { return [edit(text.lowerBound..<next, "")] }
      return [edit(text.lowerBound..<lineEnd(whole.upperBound), "")]
    }
    if behind != nil {
      if isOwnLine, endsItsLine(whole.upperBound) { return [edit(lines(whole), "")] }
      var start = text.lowerBound
      while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
      return [edit(start..<whole.upperBound, "")]
    }
    let previous = units.units[place - 1].text.upperBound
    guard let comma = comma(behind: previous) else { return [edit(text, "")] }
    if !hasComment(comma..<text.lowerBound) { return [edit(comma..<text.upperBound, "")] }
    let rest = isOwnLine && endsItsLine(text.upperBound) ? lines(text) : text
    return [edit(comma..<comma + 1, ""), edit(rest, "")]
  }
}
