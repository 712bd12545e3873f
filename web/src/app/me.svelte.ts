/** Who sits at this browser: a guest with a friendly name, made silently when first needed. */
import { post } from "../net/api";
import type { GuestToken } from "../net/messages";
import { t } from "../texts/frame.svelte";

const KEY = "questhall.guest";
const NAMES = 12; // of each list in the words

function kept(): GuestToken | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as GuestToken | null;
  } catch {
    return null;
  }
}

class Me {
  guest = $state.raw<GuestToken | null>(kept());
  private asking: Promise<GuestToken> | null = null;

  get name(): string {
    return this.guest?.name ?? "";
  }

  get token(): string {
    return this.guest?.token ?? "";
  }

  /** The guest, made with a generated name where there is none yet. */
  async be(): Promise<GuestToken> {
    if (this.guest) return this.guest;
    this.asking ??= this.call(friendlyName()).finally(() => (this.asking = null));
    return this.asking;
  }

  /** Another name; the server keeps the guest's id where it knows the token. */
  async call(name: string): Promise<GuestToken> {
    return this.become(await post<GuestToken>("/api/guest", { name }, this.token));
  }

  /** From now on this browser is that guest. */
  become(guest: GuestToken): GuestToken {
    this.guest = guest;
    localStorage.setItem(KEY, JSON.stringify(guest));
    return guest;
  }

  /** A token that the server no longer knows (another database, too old) is dropped. */
  forget(): void {
    this.guest = null;
    localStorage.removeItem(KEY);
  }
}

export const me = new Me();

function friendlyName(): string {
  const pick = () => 1 + Math.floor(Math.random() * NAMES);
  return t("name-pattern", { first: t(`name-first-${pick()}`), last: t(`name-last-${pick()}`) });
}
