import "@fontsource/alegreya/latin-800.css";
import "@fontsource/alegreya/cyrillic-800.css";
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/cyrillic-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/alegreya-sans/cyrillic-700.css";
import "@fontsource/alegreya-sans/latin-800.css";
import "@fontsource/alegreya-sans/cyrillic-800.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { prefs } from "./app/prefs.svelte";
import { speak } from "./texts/frame.svelte";

await speak(prefs.lang);
mount(App, { target: document.getElementById("app")! });
