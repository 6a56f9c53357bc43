/** Requests per second that a server on this machine answers. */
import autocannon from 'autocannon';

export interface Request {
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** Sends for `seconds` over `connections` and counts the answers; any but 2xx ends the measurement, or where `unchanged` is asked, any but 3xx. */
export async function requestsPerSecond(
  url: string,
  { method = 'GET', headers = {}, body }: Request = {},
  { connections = 32, seconds = 2, unchanged = false } = {},
): Promise<number> {
  const options = {
    url,
    method,
    headers,
    connections,
    duration: seconds,
    ...(body !== undefined && { body }),
  };
  const result = await autocannon(options);
  // The answer of a browser's cache is no 2xx.
  if (unchanged && result['3xx'] === result.non2xx && result.errors === 0 && result.non2xx > 0)
    return result.non2xx / result.duration;
  if (result.non2xx > 0 || result.errors > 0 || result['2xx'] === 0) {
    throw new Error(`${url}: ${result['2xx']} good, ${result.non2xx} bad answers, ${result.errors} errors`);
  }
  return result['2xx'] / result.duration;
}

/** The headers of an answer, for another server to send; those that each server writes by itself are left out. */
export function headersToRepeat({ headers }: Response): Record<string, string> {
  const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
  return Object.fromEntries([...headers].filter(([name]) => !own.has(name)));
}
