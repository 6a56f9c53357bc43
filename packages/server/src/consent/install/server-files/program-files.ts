/** The same as programs: for servers that answer by code of the site. */
import type { ServerStep } from '@clausewright/contract';
import { headerNames } from './header-name.ts';
import type { PolicyFacts } from './policy-facts.ts';

/** Values as JavaScript, a line each. */
function valuesOf({ always, vendors }: PolicyFacts, step: ServerStep): string[] {
  return [
    `const header = ${JSON.stringify(headerNames[step])};`,
    `const always = ${JSON.stringify(always)};`,
    'const vendors = {',
    ...vendors.map(
      ({ short, id, sources }) => `  ${JSON.stringify(short)}: ${JSON.stringify(sources)}, // ${id}`,
    ),
    '};',
    '',
    '/** Null where the visitor has allowed everything. */',
    'function policyFor(cookies) {',
    "  const allowed = /(?:^|;\\s*)cw_allowed=([^;]*)/.exec(cookies || '')?.[1] ?? '';",
    "  if (allowed === 'all') return null;",
    "  return [always, ...allowed.split('.').map((name) => vendors[name] ?? '')].join(' ').trim();",
    '}',
  ];
}

export function expressFile(facts: PolicyFacts, step: ServerStep): string {
  return [
    '// Clausewright. Express: app.use(clausewright), before static files and routes, after helmet.',
    "// Fastify: app.addHook('onRequest', (request, reply, done) => clausewright(request.raw, reply.raw, done)).",
    '// To go back, take that line out.',
    ...valuesOf(facts, step),
    '',
    'export function clausewright(request, response, next) {',
    '  const policy = policyFor(request.headers.cookie);',
    '  if (policy !== null) response.appendHeader(header, policy);',
    "  response.appendHeader('Vary', 'Cookie');",
    '  next();',
    '}',
    '',
  ].join('\n');
}

export function workerFile(facts: PolicyFacts, step: ServerStep): string {
  return [
    '// Clausewright. A Cloudflare Worker on the route of the site: it adds the header after the cache, so that the cache',
    '// keeps one copy for all visitors. To go back, take the route away.',
    ...valuesOf(facts, step),
    '',
    'export default {',
    '  async fetch(request) {',
    '    const answer = await fetch(request);',
    '    const response = new Response(answer.body, answer);',
    "    const policy = policyFor(request.headers.get('cookie'));",
    '    if (policy !== null) response.headers.append(header, policy);',
    "    response.headers.append('Vary', 'Cookie');",
    '    return response;',
    '  },',
    '};',
    '',
  ].join('\n');
}

export function phpFile({ always, vendors }: PolicyFacts, step: ServerStep): string {
  const text = (value: string): string => `'${value.replace(/[\\']/g, '\\$&')}'`;
  return [
    '<?php',
    '// Clausewright. Include it before anything is sent, or name it in php.ini: auto_prepend_file = clausewright.php',
    '// Files that PHP does not send, such as scripts of workers, need the same header from the web server.',
    '// A page cache must keep a copy for each value of the cookie cw_allowed, or leave the header to the web server.',
    '// To go back, take the line with include away.',
    '(static function () {',
    `    $always = ${text(always)};`,
    '    $vendors = [',
    ...vendors.map(({ short, id, sources }) => `        ${text(short)} => ${text(sources)}, // ${id}`),
    '    ];',
    "    $cookie = $_COOKIE['cw_allowed'] ?? '';",
    "    $allowed = is_string($cookie) ? $cookie : '';",
    "    header('Vary: Cookie', false);",
    "    if ($allowed === 'all') {",
    '        return;',
    '    }',
    '    $policy = $always;',
    "    foreach (explode('.', $allowed) as $name) {",
    "        $policy .= isset($vendors[$name]) ? ' ' . $vendors[$name] : '';",
    '    }',
    `    header('${headerNames[step]}: ' . $policy, false);`,
    '})();',
    '',
  ].join('\n');
}
