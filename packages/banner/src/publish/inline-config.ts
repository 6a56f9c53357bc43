/** The configuration as it stands in a script. */

const placeholder = '__CLAUSEWRIGHT__';

/** The built script with its configuration in place of the identifier that stands for it. */
export function inlineConfig(script: string, config: object): string {
  return script.replaceAll(placeholder, () => literal(config));
}

/** JSON that is an expression in any script, also in one that stands in a page. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** What is plain data, in fewer letters than JSON: names that need no quotes have none. */
function literal(value: unknown): string {
  if (typeof value === 'boolean') return value ? '!0' : '!1';
  if (Array.isArray(value)) return `[${value.map(literal).join()}]`;
  if (typeof value !== 'object' || value === null) return scriptJson(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members.map(([name, member]) => `${memberName(name)}:${literal(member)}`).join()}}`;
}

/** `__proto__` would be no member, unless it is computed. */
function memberName(name: string): string {
  if (name === '__proto__') return '["__proto__"]';
  return /^[A-Za-z]\w*$/.test(name) ? name : scriptJson(name);
}
