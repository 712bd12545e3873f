/** What the drawer shows besides the place one looks at: it comes after the first board. */
import "./panels.css";

export { default as AftermathPanel } from "./AftermathPanel.svelte";
export { default as BattlePanel } from "./BattlePanel.svelte";
export { default as CardPanel } from "./CardPanel.svelte";
export { default as ChoicePanel } from "./ChoicePanel.svelte";
export { default as HeroSheet } from "./HeroSheet.svelte";
