// Random tic-tac-toe on boardgame.io's local client: moves per second of CPU time, best of five.  Prints JSON.
const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const TicTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some((line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer))) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

function play(games) {
  let moves = 0;
  for (let game = 0; game < games; game++) {
    const client = Client({ game: TicTacToe, debug: false, numPlayers: 2 });
    let state = client.getState();
    while (!state.ctx.gameover) {
      const legal = state.G.cells.flatMap((mark, cell) => (mark === null ? [cell] : []));
      client.moves.mark(legal[Math.floor(Math.random() * legal.length)]);
      moves++;
      state = client.getState();
    }
  }
  return moves;
}

let best = 0;
for (let run = 0; run < 5; run++) {
  const before = process.cpuUsage();
  const moves = play(300);
  const used = process.cpuUsage(before);
  best = Math.max(best, (moves * 1e6) / (used.user + used.system));
}
console.log(JSON.stringify({ "boardgame.io local client": best }));
