/** What stands beside the text of an event: a road at dusk, a lane of the city by night. */
import { fade, flame, G, glow, P, r1, range, stream } from "../../../../art/scenery";
import type { EventSheet } from "../../types";

const WIDE = 372;
const HIGH = 470;
const HORIZON = 260;

export const vignette = (deck: EventSheet["deck"]): string => (deck === "road" ? road() : lane());

const defs = (from: string, to: string): string =>
  `<defs>${fade("ev-sky", from, to)}${glow("ev-moon", "#fff3c4", 0.8)}${glow("ev-lamp", "#ffb347", 0.85)}</defs><rect width="${WIDE}" height="${HIGH}" fill="url(#ev-sky)"/>`;
const moon = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="96" fill="url(#ev-moon)"/><circle cx="${x}" cy="${y}" r="27" fill="#fff6d8"/>`;

function stars(): string {
  const rnd = stream(4, 1);
  return range(34)
    .map(
      () =>
        `<circle cx="${r1(rnd(0, WIDE))}" cy="${r1(rnd(0, 200))}" r="${r1(rnd(0.5, 1.6))}" fill="#fff" fill-opacity="${r1(rnd(0.3, 0.9))}"/>`,
    )
    .join("");
}

function firs(y: number, high: number, colour: string, seed: number): string {
  const rnd = stream(seed, 3);
  return P(
    range(26)
      .map((i) => {
        const [x, tall] = [i * 15 - 8 + rnd(-5, 5), high * rnd(0.6, 1.1)];
        return `M${r1(x - 11)} ${y}L${r1(x)} ${r1(y - tall)} ${r1(x + 11)} ${y}Z`;
      })
      .join("") + `M0 ${y - 2}H${WIDE}V${HIGH}H0Z`,
    `fill="${colour}"`,
  );
}

const walker = (x: number, y: number, k: number): string =>
  G(
    P("M-13 0C-16-26-12-42 0-48 12-42 16-26 13 0Z", `fill="#120d14"`) +
      `<circle cy="-54" r="9" fill="#120d14"/>` +
      P("M15 4V-66", `stroke="#120d14" stroke-width="3"`) +
      P("M-11-4C-12-24-8-40 0-48", `fill="none" stroke="#ffb45e" stroke-opacity=".8" stroke-width="2"`),
    `transform="translate(${x} ${y}) scale(${k})"`,
  );

function road(): string {
  const hills = P(`M0 ${HORIZON}L60 200 120 244 190 176 262 240 320 196 372 236V${HIGH}H0Z`, `fill="#2c2748"`);
  const way =
    P(
      `M176 ${HORIZON + 22}C150 320 250 350 206 396 176 428 120 446 92 ${HIGH}H300C330 440 312 410 290 384 262 350 240 320 190 ${HORIZON + 22}Z`,
      `fill="#a88a5c"`,
    ) +
    P(
      `M184 ${HORIZON + 26}C176 320 262 350 240 394 222 428 196 446 190 ${HIGH}`,
      `fill="none" stroke="#7d6238" stroke-width="3" stroke-dasharray="10 12"`,
    );
  const fire =
    `<circle cx="70" cy="356" r="80" fill="url(#ev-lamp)"/>` +
    P("M52 366l36-6M52 360l36 6", `stroke="#3a2413" stroke-width="6" stroke-linecap="round"`) +
    flame(70, 356, 1.2);
  return (
    defs("#1c1d48", "#b4613f") +
    stars() +
    moon(282, 84) +
    hills +
    firs(HORIZON + 30, 62, "#1d2a2c", 1) +
    firs(HORIZON + 66, 40, "#24382c", 2) +
    way +
    fire +
    walker(206, 410, 1) +
    walker(240, 420, 0.9)
  );
}

function lane(): string {
  const house = (x: number, w: number, top: number, tone: string, seed: number): string => {
    const rnd = stream(seed, 7);
    return (
      P(`M${x} ${HIGH}V${top}L${x + w / 2} ${top - 62} ${x + w} ${top}V${HIGH}Z`, `fill="${tone}"`) +
      range(8)
        .map(
          (i) =>
            `<rect x="${x + 14 + (i % 2) * (w / 2 - 4)}" y="${top + 22 + Math.floor(i / 2) * 54}" width="18" height="28" rx="3" fill="#ffcf73" fill-opacity="${rnd(0, 1) > 0.5 ? 0.9 : 0.12}"/>`,
        )
        .join("")
    );
  };
  const post =
    `<circle cx="196" cy="226" r="110" fill="url(#ev-lamp)"/>` +
    P("M193 400V248h6v152z", `fill="#15100f"`) +
    P("M184 248l-5-30h34l-5 30z", `fill="#ffe6a8" stroke="#15100f" stroke-width="3"`) +
    P("M175 218l21-18 21 18z", `fill="#15100f"`);
  const ground =
    P(`M0 ${HIGH}V420L150 384h90l132 40v46z`, `fill="#39323a"`) +
    range(5)
      .map((i) =>
        P(
          `M${20 + i * 30} ${462 - i * 14}h${320 - i * 50}`,
          `stroke="#6a5d62" stroke-opacity=".5" stroke-width="2" stroke-dasharray="26 10"`,
        ),
      )
      .join("");
  return (
    defs("#101636", "#4a3a66") +
    stars() +
    moon(120, 84) +
    house(150, 84, 250, "#232040", 5) +
    house(-30, 130, 190, "#2d2440", 2) +
    house(250, 150, 170, "#281f38", 3) +
    ground +
    post +
    walker(150, 420, 1.05) +
    walker(246, 428, 1.15)
  );
}
