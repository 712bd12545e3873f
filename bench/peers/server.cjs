// Tic-tac-toe on boardgame.io's server with its own clients over websockets: commands per second, p50 and p99.  Prints JSON.
const { Server, Origins } = require("boardgame.io/server");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { fork } = require("child_process");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const game = {
  name: "ttt",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { mark: ({ G, playerID }, cell) => { G.cells[cell] = playerID; } },
  endIf: ({ G, ctx }) => {
    if (LINES.some((l) => l.every((c) => G.cells[c] === ctx.currentPlayer))) return { winner: ctx.currentPlayer };
    if (G.cells.every((c) => c !== null)) return { draw: true };
  },
};
const PORT = 8766, TABLES = 25, SECONDS = 6;

if (process.argv[2] === "serve") {
  process.on("disconnect", () => process.exit(0));
  Server({ games: [game], origins: [Origins.LOCALHOST] }).run(PORT, () => process.send("ready"));
} else {
  const server = fork(__filename, ["serve"], { silent: true });
  server.on("exit", (code) => { console.error("the server ended by itself", code); process.exit(1); });
  server.on("message", () => load().then((figures) => {
    console.log(JSON.stringify(figures));
    process.exit(0);
  }));
}

async function create() {
  const made = await fetch(`http://localhost:${PORT}/games/ttt/create`, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ numPlayers: 2 }),
  });
  const { matchID } = await made.json();
  const seats = [];
  for (const playerID of ["0", "1"]) {
    const joined = await fetch(`http://localhost:${PORT}/games/ttt/${matchID}/join`, {
      method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ playerID, playerName: playerID }),
    });
    const { playerCredentials } = await joined.json();
    seats.push(Client({ game, multiplayer: SocketIO({ server: `http://localhost:${PORT}` }), matchID, playerID, credentials: playerCredentials, debug: false }));
  }
  return seats;
}

async function load() {
  let commands = 0, stop = false;
  const times = [];
  async function table() {
    while (!stop) {
      const seats = await create();
      const count = (s) => (s ? s.G.cells.filter((c) => c !== null).length : -1);
      const waits = seats.map(() => ({ want: 0, done: null }));
      const until = (i, want) => new Promise((done) => {
        if (count(seats[i].getState()) >= want && !seats[i].getState().isConnected === false) return done();
        waits[i] = { want, done };
      });
      seats.forEach((seat, i) => seat.subscribe((s) => {
        if (s && waits[i].done && count(s) >= waits[i].want && s.isConnected) { const d = waits[i].done; waits[i].done = null; d(); }
      }));
      seats.forEach((seat) => seat.start());
      await Promise.all(seats.map((_, i) => until(i, 0)));
      let marks = 0, mover = 0;  // who has just heard of the other's mark is the one to move
      while (!stop) {
        const s = seats[mover].getState();
        if (s.ctx.gameover) break;
        const legal = s.G.cells.flatMap((m, c) => (m === null ? [c] : []));
        const sent = performance.now();
        const other = until(1 - mover, marks + 1);
        seats[mover].moves.mark(legal[Math.floor(Math.random() * legal.length)]);
        await other;
        marks += 1;
        mover = 1 - mover;
        times.push(performance.now() - sent);
        commands += 1;
      }
      seats.forEach((seat) => seat.stop());
    }
  }
  for (let i = 0; i < TABLES; i++) table();
  await new Promise((r) => setTimeout(r, 2000));
  commands = 0; times.length = 0;
  await new Promise((r) => setTimeout(r, SECONDS * 1000));
  stop = true;
  times.sort((a, b) => a - b);
  return {
    "boardgame.io server: tictactoe, 25 tables, commands/s": commands / SECONDS,
    "boardgame.io server: p50 ms": times[Math.floor(times.length / 2)] || 0,
    "boardgame.io server: p99 ms": times[Math.floor(times.length * 0.99)] || 0,
  };
}
