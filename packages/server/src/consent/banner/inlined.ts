const placeholder = '__CLAUSEWRIGHT__';

/** The built script with its configuration in place of the identifier that stands for it. */
export function inlineConfig(script: string, config: object): string {
  return script.replaceAll(placeholder, () => scriptJson(config));
}

/** JSON that is an expression in any script, also in one that stands in a page. */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
