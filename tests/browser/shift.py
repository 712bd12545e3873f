"""How much of a page moves under the hand: the browser's own figure, without what a press just caused."""

from __future__ import annotations

from playwright.sync_api import Page

WATCH = """() => {
  window.shifted = 0; window.shifts = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
      window.shifted += one.value;
      const named = (node) => node && (node.className?.baseVal ?? node.className ?? node.nodeName);
      window.shifts.push(one.value.toFixed(4) + ' ' + one.sources.map(({ node }) => named(node)).join(' | '));
    }
  }).observe({ type: 'layout-shift', buffered: false });
}"""


def watch(page: Page) -> None:
    page.evaluate(WATCH)


def shifted(page: Page) -> float:
    """The cumulative layout shift since `watch`, presses included: a board must not jump for them either."""
    return float(page.evaluate("window.shifted"))


def shifts(page: Page) -> list[str]:
    return [str(one) for one in page.evaluate("window.shifts")]


def worst(page: Page, at_least: float = 0.003) -> list[str]:
    """What moved most, for the message of a failed test."""
    return sorted((one for one in shifts(page) if float(one.split()[0]) >= at_least), reverse=True)
