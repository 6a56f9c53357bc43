/** What a robots.txt says to us (RFC 9309). */
export interface Robots {
  allows(url: URL): boolean;
  sitemaps: readonly string[];
}

interface Rule {
  path: string;
  allow: boolean;
}

const mostLines = 5000;

/** `name`: ours, in lower case; without a group for it, that for everybody counts. */
export function parseRobots(text: string, name: string): Robots {
  const groups = new Map<string, Rule[]>();
  const sitemaps: string[] = [];
  let agents: string[] = [];
  let isNaming = false;
  for (const line of text.split(/\r\n|\r|\n/u).slice(0, mostLines)) {
    const [, key = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/u.exec(line) ?? [];
    const field = key.toLowerCase();
    if (field === 'sitemap') sitemaps.push(value);
    else if (field === 'user-agent') {
      agents = isNaming ? [...agents, value.toLowerCase()] : [value.toLowerCase()];
      isNaming = true;
      for (const agent of agents) groups.set(agent, groups.get(agent) ?? []);
    } else if (field === 'allow' || field === 'disallow') {
      isNaming = false;
      if (value === '') continue;
      for (const agent of agents) groups.get(agent)?.push({ path: value, allow: field === 'allow' });
    }
  }
  const rules = groups.get(name) ?? groups.get('*') ?? [];
  return { allows: (url) => isAllowed(rules, `${url.pathname}${url.search}`), sitemaps };
}

/** The longest rule that fits decides; of two as long as each other that which allows. */
function isAllowed(rules: readonly Rule[], path: string): boolean {
  const fitting = rules.filter((rule) => fits(rule.path, path));
  const [first] = fitting.toSorted(
    (a, b) => b.path.length - a.path.length || Number(b.allow) - Number(a.allow),
  );
  return first?.allow ?? true;
}

/** A star stands for anything, a dollar sign for the end. */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const found = isWhole && isLast && index > 0 ? path.lastIndexOf(part) : path.indexOf(part, at);
    if (found < at || (index === 0 && found !== 0)) return false;
    at = found + part.length;
  }
  return !isWhole || at === path.length;
}
