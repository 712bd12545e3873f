/** What people built: village, city, guilds. Each about 84 wide and 60 tall around its base at 0,0. */
import { d, disc, fill, line, oval, shade } from "./brush";
import { fir, oak } from "./nature";

type Roof = readonly [hi: string, lo: string];
const TILES: Roof = ["var(--roof)", "var(--roof-lo)"];
const THATCH: Roof = ["var(--thatch)", "var(--thatch-lo)"];
const SLATE: Roof = ["#4f7a8a", "#2f5260"];
const VIOLET: Roof = ["#5f3fa8", "#3a2470"];
const DARK = "#2b1c10";
const POLE = "#2b2018";
const GLOW = "#ffc95e";

function cottage(x: number, y: number, w = 10, h = 8, [hi, lo]: Roof = TILES): string {
  return (
    fill(d`M${x} ${y}v${-h}h${w}v${h}z`, "var(--stone)") +
    fill(d`M${x + w} ${y}v${-h}h${w * 0.55}v${h - 1}z`, "var(--stone-lo)") +
    fill(d`M${x - 1.5} ${y - h}l${w / 2 + 1} ${-h} ${w / 2 + 0.5} ${h}z`, hi) +
    fill(d`M${x + w / 2 - 0.5} ${y - h * 2}h${w * 0.55}l${w / 2 + 1} ${h - 0.5} ${-w / 2 - 0.5} .5z`, lo) +
    fill(d`M${x + w * 0.3} ${y}v${-h * 0.62}h${w * 0.32}v${h * 0.62}z`, "var(--pane)")
  );
}

const battlements = (x: number, y: number, w: number): string =>
  d`M${x - 1.5} ${y}v-5h${w * 0.28}v2h${w * 0.22}v-2h${w * 0.28}v2h${w * 0.22}v-2h${w * 0.28}v5z`;

function keep(x: number, y: number, w = 8, h = 22, roof: Roof | null = TILES): string {
  const top = roof
    ? fill(d`M${x - 2} ${y - h}l${w / 2 + 2} ${-w * 1.25} ${w / 2 + 2} ${w * 1.25}z`, roof[0]) +
      fill(d`M${x + w / 2} ${y - h - w * 1.25}l${w / 2 + 2} ${w * 1.25}h${-w / 2 - 1}z`, roof[1])
    : fill(battlements(x, y - h, w), "var(--stone)");
  return (
    fill(d`M${x} ${y}v${-h}h${w}v${h}z`, "var(--stone)") +
    fill(d`M${x + w * 0.55} ${y}v${-h}h${w * 0.45}v${h}z`, "var(--stone-lo)") +
    top +
    fill(d`M${x + w * 0.34} ${y - h * 0.52}v${-h * 0.18}h${w * 0.22}v${h * 0.18}z`, "var(--pane)")
  );
}

const pennant = (x: number, y: number, colour: string): string =>
  line(d`M${x} ${y}v-13`, POLE, 1.3) + fill(d`M${x} ${y - 13}l10 2.5-10 4z`, colour);

function tent(x: number, y: number, w: number, h: number, [hi, lo]: Roof): string {
  return (
    fill(d`M${x - w} ${y}L${x} ${y - h} ${x + w} ${y}Z`, hi) +
    fill(d`M${x} ${y - h}L${x + w} ${y}H${x + w * 0.2}Z`, lo) +
    fill(d`M${x - w * 0.35} ${y}L${x} ${y - h * 0.75} ${x + w * 0.2} ${y}Z`, "#1d120a") +
    line(d`M${x} ${y - h - 4}v5`, POLE, 1.2)
  );
}

const hearth = (x: number, y: number): string =>
  disc(x, y - 5, 15, "#ffb347", 'fill-opacity=".28"') +
  line(d`M${x - 6} ${y + 1}l12-2M${x - 6} ${y - 1}l12 2`, "#4a2f1a", 2.2) +
  fill(
    d`M${x} ${y - 13}C${x + 2} ${y - 8} ${x + 5} ${y - 6} ${x + 4} ${y - 2}a4 4 0 0 1-8 0C${x - 4} ${y - 5} ${x - 1} ${y - 7} ${x} ${y - 13}Z`,
    "#ff9a3a",
  ) +
  fill(d`M${x} ${y - 8}c1 3 3 4 2 6.5a2 2 0 0 1-4 0C${x - 2} ${y - 4} ${x - 0.5} ${y - 5} ${x} ${y - 8}Z`, "#ffe08a");

export const HOUSES = {
  village: (): string =>
    shade(6, 5, 36, 10) +
    oak(-31, -6, 20) +
    cottage(-22, -8, 12, 9) +
    cottage(6, -11, 13, 10, THATCH) +
    cottage(-10, 4, 14, 10, THATCH) +
    cottage(17, 3, 11, 8) +
    line("M-16 -28q-4-6 1-9t0-8", "#fff", 2.2, 'stroke-opacity=".55"') +
    oak(36, 2, 17),
  city: (): string =>
    shade(6, 9, 42, 12) +
    oval(0, 3, 38, 14, "var(--stone-lo)") +
    keep(-34, -1, 8, 18, null) +
    cottage(-23, -8) +
    cottage(12, -9, 11, 8) +
    keep(-8, -6, 14, 34) +
    pennant(-1, -56, "var(--gules)") +
    keep(8, -6, 9, 22) +
    cottage(-28, 3, 11, 8) +
    cottage(-11, 4, 11, 8, THATCH) +
    cottage(6, 4, 11, 8) +
    keep(27, 2, 8, 18, null) +
    fill("M-38 3a38 14 0 0 0 76 0v7a38 14 0 0 1-76 0z", "var(--stone)") +
    fill("M8 17a38 14 0 0 0 30-14v7a38 14 0 0 1-30 14z", "var(--stone-lo)") +
    fill("M-6 24v-7a6 5 0 0 1 12 0v7z", DARK),
  fortress: (): string =>
    shade(8, 6, 40, 11) +
    fill("M-36 9Q-20-8 0-6T38 9Z", "var(--rock)") +
    keep(-12, -8, 24, 34, null) +
    pennant(0, -46, "var(--azure)") +
    fill("M-26 3v-23h5v3h5v-3h5v3h5v-3h5v3h6v-3h5v3h5v-3h5v3h5v-3h6v23z", "var(--stone)") +
    fill("M6 3v-19h20v19z", "var(--stone-lo)") +
    keep(-33, 5, 11, 24, null) +
    keep(23, 5, 11, 24, null) +
    fill("M-6 4v-10a6 6 0 0 1 12 0v10z", DARK) +
    line("M-3 4v-14M0 4v-15M3 4v-14", "var(--steel)", 0.9),
  monastery: (): string =>
    shade(6, 5, 34, 9) +
    keep(12, -2, 11, 34, SLATE) +
    line("M17.500-48v-8", "var(--brass)", 2) +
    disc(17.5, -59, 3.6, "var(--brass)") +
    cottage(-24, 4, 26, 15, SLATE) +
    disc(-11, -16, 3.5, "var(--pane)") +
    fill("M8 5v-10h16v10z", "var(--stone)") +
    fill("M11 5v-5a2.500 2.500 0 0 1 5 0v5zM17 5v-5a2.500 2.500 0 0 1 5 0v5z", DARK) +
    fir(-33, 6, 22) +
    fir(34, 6, 26, true),
  "magic-tower": (): string =>
    shade(9, 4, 26, 8) +
    fill("M-24 6Q-12-8 0-6T26 6Z", "var(--rock)") +
    disc(0, -62, 24, "#9a7bff", 'fill-opacity=".25"') +
    fill("M-9 0L-7-46H7L9 0Z", "#c9c2e6") +
    fill("M1 0V-46H7L9 0Z", "#837aae") +
    fill("M-11-44h22v5h-22z", "#6a5f9a") +
    fill("M-11-44L0-68 11-44Z", VIOLET[0]) +
    fill("M0-68L11-44H1Z", VIOLET[1]) +
    disc(0, -70, 3.6, "#e8dcff") +
    fill("M-2-32h4v7h-4zM-2-18h4v7h-4z", "#ffe08a") +
    keep(12, 2, 7, 18, VIOLET),
  "thieves-guild": (): string =>
    shade(7, 5, 34, 9) +
    fill("M-22 4l-3-26 20-2 2 28z", "#5a5468") +
    fill("M-29-21l16-20 13 18z", "#3a3048") +
    fill("M-4 5l2-34 24 3 2 31z", "#6a6276") +
    fill("M11 5v-32l11 1 2 31z", "#443c52") +
    fill("M-9-27l18-26 21 30z", "#463a58") +
    fill("M9-53l21 30-14-2z", "#2b2238") +
    fill("M1-21h6v8h-6zM14-20h5v8h-5zM-16-15h5v7h-5z", GLOW) +
    fill("M2 5v-11a4 4 0 0 1 8 0v11z", "#120b14") +
    line("M-7-8v6", POLE, 1.2) +
    disc(-7, 0, 9, GLOW, 'fill-opacity=".3"') +
    fill("M-9-3h4.500v6h-4.500z", "#ffd873"),
  "forest-camp": (): string =>
    [
      [-34, -8, 30],
      [-20, -13, 36],
      [30, -10, 32],
      [17, -14, 28],
      [38, 3, 26],
    ]
      .map(([x, y, h], n) => shade(x! + 4, y!, 7, 3) + fir(x!, y!, h!, n % 2 > 0))
      .join("") +
    shade(0, 6, 34, 8) +
    tent(-18, 3, 15, 24, ["#c9a45a", "#8a6a30"]) +
    tent(17, 4, 13, 20, ["#8a9a5a", "#56643a"]) +
    hearth(0, 9),
} as const;
