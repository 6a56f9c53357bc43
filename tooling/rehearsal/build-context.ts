import { readdirSync } from 'node:fs';
import { join } from 'node:path';

interface Rule {
  pattern: string;
  fits: RegExp;
  takesIn: boolean;
}

/** Rules of a `.dockerignore`; the last one that fits decides. */
export function readIgnore(text: string): readonly Rule[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const pattern = line
        .replace(/^!/, '')
        .replace(/^\.?\//, '')
        .replace(/\/$/, '');
      return { pattern, fits: expressionOf(pattern), takesIn: line.startsWith('!') };
    });
}

/** A star stands for names that begin with a dot too, other than in a shell; two for directories, or none. */
function expressionOf(pattern: string): RegExp {
  const parts = pattern.split(/(\*\*\/|\*\*|\*|\?)/).map((part) => {
    const wild = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' }[part];
    return wild ?? part.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`);
  });
  return new RegExp(`^${parts.join('')}$`);
}

/** Whether a path goes into the build: a rule for a directory is one for all in it. */
export function isIncluded(rules: readonly Rule[], path: string): boolean {
  const parts = path.split('/');
  const whole = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  const last = rules.findLast(({ fits }) => whole.some((one) => fits.test(one)));
  return last?.takesIn ?? true;
}

/** All files and links below `root` that the build gets, by their paths from there. */
export function contextFiles(root: string, rules: readonly Rule[], folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return isIncluded(rules, path) ? [path] : [];
    const hasMore = rules.some(({ pattern, takesIn }) => takesIn && pattern.startsWith(`${path}/`));
    return isIncluded(rules, path) || hasMore ? contextFiles(root, rules, path) : [];
  });
}
