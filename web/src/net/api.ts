/** The HTTP API: a promise of data, or a Refusal as an error. */
import type { Problem, Refusal } from "./messages";

/** Why a request was not done; its text is the Fluent message `no-<reason>`. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.reason);
  }
}

async function request<T>(path: string, init: RequestInit, token: string): Promise<T> {
  const headers = new Headers(init.headers);
  if (token) headers.set("authorization", `Bearer ${token}`);
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, headers });
  } catch {
    throw new Refused({ reason: "http.unreachable", rule: "", numbers: {} }, 0);
  }
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body as T;
  const problem = body as Problem | null;
  throw new Refused(
    {
      reason: problem?.reason ?? "http.broken",
      rule: problem?.rule ?? "",
      numbers: (problem?.numbers ?? {}) as Refusal["numbers"],
    },
    answer.status,
  );
}

export function get<T>(path: string, token = ""): Promise<T> {
  return request<T>(path, {}, token);
}

export function post<T>(path: string, body: unknown, token: string): Promise<T> {
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  return request<T>(path, { method: "POST", ...sent }, token);
}

export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal;
  console.warn(error);
  return { reason: "http.broken", rule: "", numbers: {} };
}
