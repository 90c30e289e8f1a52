"""Tables in Markdown, and the list of goals with what was measured of them."""
from dataclasses import dataclass

from bench.measure import times


@dataclass
class Goal:
    """At most so much of `unit`, and what it came to; × is times what a peer costs."""

    work: str
    beside: str
    limit: float | None
    value: float
    unit: str

    @property
    def verdict(self):
        if self.limit is None:
            return ""
        return "met" if self.value <= self.limit else "missed"

    def row(self):
        limit = f"≤ {self.limit:g} {self.unit}" if self.limit else ""
        return [self.work, self.beside, limit, f"{ratio(self.value)} {self.unit}", self.verdict]


class Report:
    def __init__(self):
        self.goals = []

    def heading(self, title, text=""):
        self.say(f"\n### {title}\n")
        if text:
            self.say(f"{text}\n")

    def say(self, text):
        print(text, flush=True)

    def goal(self, work, beside, limit, value, unit="×"):
        """A line of the summary; a limit of None where nothing is asked."""
        self.goals.append(Goal(work, beside, limit, value, unit))

    def table(self, columns, rows, names=1):
        """So many columns hold names; the others hold numbers that were made texts."""
        self.say(f"| {' | '.join(columns)} |")
        self.say(f"|{' --- |' * names}{' ---: |' * (len(columns) - names)}")
        for row in rows:
            self.say(f"| {' | '.join(row)} |")

    def costs(self, costs, base=None, per=None):
        """Rows of costs. `base` names stylec's row, which is 1.00; `per` is a column's title and each row's amount of that unit."""
        columns = ["", "wall, median (ms)", "least … most", "processor (ms)", "memory (MB)"]
        if per:
            columns.append(per[0])
        if base:
            columns.append("× stylec")
        rows = []
        for name, cost in costs.items():
            row = [name, number(cost.wall * 1e3), spread(cost.walls), number(cost.work * 1e3), number(cost.memory)]
            if per:
                row.append(number(cost.work * 1e3 / per[1][name]) if name in per[1] else "")
            if base:
                row.append(ratio(times(cost, costs[base])))
            rows.append(row)
        self.table(columns, rows)

    def summary(self):
        if self.goals:
            self.say("\n### Summary\n")
            self.table(["work", "beside", "goal", "measured", ""], [goal.row() for goal in self.goals], names=2)


def number(value):
    """Three digits that count."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def ratio(value):
    return f"{value:.2f}" if value >= 0.1 else f"{value:.2g}"


def spread(walls):
    return f"{number(min(walls) * 1e3)} … {number(max(walls) * 1e3)}"
