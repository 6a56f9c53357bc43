/** What an address of the web app may look like; server and browser judge by the same rules. */

/** Random ids of at least 128 bits, and the tokens of links. */
export const idPattern = /^[\w-]{22,128}$/;

/** Links of letters, which mail programs cut and bend: their pages say what to do now, whatever is left of them. */
const letterLink = /^\/profile\/(activate-account|reset-password)\/[^/]{1,300}$/;

/** Whether what stands in an address as an id can be one. */
export function isPossibleId(id: string, path: string): boolean {
  return idPattern.test(id) || letterLink.test(path);
}

/** Specification 2: demo pages and the TEST wizard; outside development such an address leads home. */
export function isForDevelopment(path: string): boolean {
  return path.includes('tests') || path.includes('wizard/test');
}

/** What the app itself puts behind `?`. Other names are somebody else's, such as a newsletter's, and harmless. */
const searchPatterns = new Map([
  ['token', idPattern],
  ['premium', /^1$/],
  ['step', /^\d{1,3}$/],
  ['back', /^review$/],
  ['data', /^[\w-]*={0,2}$/],
]);

/** False when a value cannot be one of ours: the address is then as unknown as a path that is none. */
export function isPossibleSearch(search: Iterable<readonly [name: string, value: string]>): boolean {
  return [...search].every(([name, value]) => searchPatterns.get(name)?.test(value) ?? true);
}
