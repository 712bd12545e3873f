/** What was won travels to where it belongs: a chip of the stage to a piece of the board. */
const TIME = 720;

/** Copies `chip` and lets the copy go to what `selector` finds; where there is nothing, or no movement is wanted, nothing happens. */
export function fly(chip: Element, selector: string, late = 0): void {
  const goal = document.querySelector(selector);
  if (!goal) return;
  const [from, to] = [chip.getBoundingClientRect(), goal.getBoundingClientRect()];
  if (!to.width || to.bottom < 0 || to.top > innerHeight) return;
  const copy = chip.cloneNode(true) as HTMLElement;
  Object.assign(copy.style, {
    position: "fixed",
    left: `${from.left}px`,
    top: `${from.top}px`,
    margin: "0",
    zIndex: "60",
    pointerEvents: "none",
  });
  copy.setAttribute("aria-hidden", "true");
  document.body.append(copy);
  const [dx, dy] = [
    to.left + to.width / 2 - from.left - from.width / 2,
    to.top + to.height / 2 - from.top - from.height / 2,
  ];
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: `translate(${dx * 0.5}px, ${dy * 0.5 - 60}px) scale(1.25)`, opacity: 1, offset: 0.5 },
    { transform: `translate(${dx}px, ${dy}px) scale(0.5)`, opacity: 0.2 },
  ];
  copy.animate(frames, { duration: TIME, delay: late, easing: "cubic-bezier(0.4, 0, 0.6, 1)", fill: "both" }).onfinish =
    () => copy.remove();
}
