/** What the drawer shows, and the combat: it comes right after the first board. */
import "./look.css";
import "./panels.css";

export { default as ChoicePanel } from "./ChoicePanel.svelte";
export { default as DuelTable } from "./DuelTable.svelte";
export { default as HeroSheet } from "./HeroSheet.svelte";
export { default as Market } from "./Market.svelte";
export { default as PlaceCard } from "./PlaceCard.svelte";
export { default as RivalList } from "./RivalList.svelte";
export { default as SkillPanel } from "./SkillPanel.svelte";
export { default as StoryPanel } from "./StoryPanel.svelte";
