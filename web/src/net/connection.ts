/** One websocket to one table that comes back by itself: hello, since the last entry seen. */
import type { FromClient, FromServer, Heard } from "./messages";
import { Pictures } from "./pictures";

export type Link = "connecting" | "open" | "offline" | "closed";

const FIRST_WAIT = 200;
const LONGEST_WAIT = 500; // while it may only be a restart
const PATIENT_WAIT = 5_000; // after many tries
const MANY_TRIES = 30;
const PING_EVERY = 8_000;
const SILENCE = 14_000; // no word for so long: the line is dead even if nobody said so
const FINAL = new Set([4403, 4404, 4426]); // coming back makes no sense

export function waitBefore(attempt: number): number {
  const cap = attempt < MANY_TRIES ? LONGEST_WAIT : PATIENT_WAIT;
  return Math.min(cap, FIRST_WAIT * 1.6 ** attempt);
}

export class Connection {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer = 0;
  private heartbeat = 0;
  private heard = 0;
  private ended = false;
  private readonly pictures = new Pictures((since) => this.send({ type: "redraw", since }));

  constructor(
    private readonly hello: () => FromClient,
    private readonly take: (message: FromServer) => void,
    private readonly changed: (link: Link) => void,
  ) {
    window.addEventListener("online", this.hurry);
    window.addEventListener("offline", this.lose);
    document.addEventListener("visibilitychange", this.look);
    this.open();
  }

  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Say hello anew. */
  reopen(): void {
    this.attempt = 0;
    this.open();
  }

  close(): void {
    this.ended = true;
    window.removeEventListener("online", this.hurry);
    window.removeEventListener("offline", this.lose);
    document.removeEventListener("visibilitychange", this.look);
    this.drop();
    this.changed("closed");
  }

  private open(): void {
    this.drop();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket = socket;
    this.pictures.restart();
    socket.onopen = () => {
      socket.send(JSON.stringify(this.hello()));
      this.heard = Date.now();
      this.heartbeat = window.setInterval(() => this.beat(), PING_EVERY);
    };
    socket.binaryType = "arraybuffer";
    socket.onmessage = (event: MessageEvent<string | ArrayBuffer>) => {
      this.heard = Date.now();
      this.attempt = 0;
      this.changed("open");
      const text = typeof event.data === "string" ? event.data : new TextDecoder().decode(event.data);
      const message = this.pictures.whole(JSON.parse(text) as Heard);
      if (message) this.take(message);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.later(FINAL.has(event.code));
    };
  }

  private beat(): void {
    if (Date.now() - this.heard > SILENCE) this.lose();
    else this.send({ type: "ping" });
  }

  private later(final: boolean): void {
    this.drop();
    if (this.ended || final) return this.changed("closed");
    this.changed("offline");
    const ms = navigator.onLine ? waitBefore(this.attempt++) : PATIENT_WAIT; // the browser says when it is online
    this.timer = window.setTimeout(() => this.open(), ms);
  }

  /** The line is dead or was cut: say so now, and come back. */
  private readonly lose = () => {
    if (!this.ended) this.later(false);
  };

  private readonly hurry = () => {
    if (!this.ended) this.reopen();
  };

  private readonly look = () => {
    if (document.visibilityState === "visible" && this.socket?.readyState !== WebSocket.OPEN) this.hurry();
  };

  private drop(): void {
    window.clearTimeout(this.timer);
    window.clearInterval(this.heartbeat);
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      if (socket.readyState <= WebSocket.OPEN) socket.close();
    }
  }
}
