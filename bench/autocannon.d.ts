/** The part of autocannon that `load.ts` uses; the package brings no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    method: string;
    headers: Readonly<Record<string, string>>;
    body?: string;
    connections: number;
    /** Seconds. */
    duration: number;
  }
  interface Result {
    '2xx': number;
    '3xx': number;
    non2xx: number;
    errors: number;
    /** Seconds. */
    duration: number;
  }
  const autocannon: (options: Options) => Promise<Result>;
  export default autocannon;
}
