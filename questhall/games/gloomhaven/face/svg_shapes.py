"""The few SVG shapes that the map drawings are made of."""

from html import escape

Point = tuple[float, float]
INK = "#222222"


def text(at: Point, words: str, size: float, fill: str = INK, anchor: str = "middle", bold: bool = False) -> str:
    """A line of text."""
    weight = " font-weight='bold'" if bold else ""
    return (
        f"<text x='{at[0]:.1f}' y='{at[1]:.1f}' font-size='{size:g}' fill='{fill}' text-anchor='{anchor}'{weight}>"
        f"{escape(words)}</text>"
    )


def polygon(points: list[Point], fill: str, stroke: str = "none", width: float = 1.0) -> str:
    """A filled shape."""
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f"<polygon points='{path}' fill='{fill}' stroke='{stroke}' stroke-width='{width:g}'/>"


def circle(at: Point, radius: float, fill: str, stroke: str = INK) -> str:
    """A filled circle."""
    return f"<circle cx='{at[0]:.1f}' cy='{at[1]:.1f}' r='{radius:g}' fill='{fill}' stroke='{stroke}'/>"


def line(a: Point, b: Point, colour: str, width: float) -> str:
    """A straight line with round ends."""
    return (
        f"<line x1='{a[0]:.1f}' y1='{a[1]:.1f}' x2='{b[0]:.1f}' y2='{b[1]:.1f}' stroke='{colour}'"
        f" stroke-width='{width:g}' stroke-linecap='round'/>"
    )


def box(at: Point, width: float, height: float) -> list[Point]:
    """The corners of a rectangle around a point."""
    (x, y), w, h = at, width / 2, height / 2
    return [(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)]
