/** Files in the languages of web servers. Without the cookie the strictest policy is sent; `all` sends none. */
import type { ServerStep } from '@clausewright/contract';
import { headerNames } from './header-name.ts';
import type { PolicyFacts } from './policy-facts.ts';

/** How a vendor stands in the cookie, in each of the regular expressions of these servers. */
const among = (short: string): string => `(^|\\.)${short}(\\.|$)`;

export function nginxFile({ always, vendors }: PolicyFacts, step: ServerStep): string {
  return [
    '# Clausewright. The maps belong into http { }, the two last lines into server { }.',
    '# A location with add_header lines of its own inherits none: repeat the two lines there.',
    '# To go back, take the two last lines out and reload nginx.',
    ...vendors.map(
      ({ short, id, sources }) =>
        `map $cookie_cw_allowed $cw_${short} { default ""; "~${among(short)}" " ${sources}"; } # ${id}`,
    ),
    'map $cookie_cw_allowed $cw_policy {',
    `  default "${always}${vendors.map(({ short }) => `\${cw_${short}}`).join('')}";`,
    '  "all" "";',
    '}',
    '',
    `add_header ${headerNames[step]} $cw_policy always;`,
    'add_header Vary Cookie always;',
    '',
  ].join('\n');
}

export function apacheFile({ always, vendors }: PolicyFacts, step: ServerStep): string {
  return [
    '# Clausewright. Needs mod_headers and mod_setenvif; for .htaccess or a <VirtualHost>.',
    '# To go back, take these lines out.',
    ...vendors.flatMap(({ short, id, sources }) => [
      `# ${id}`,
      `SetEnvIf Request_URI "^" cw_${short}=`,
      `SetEnvIf Cookie "cw_allowed=([^;]*\\.)?${short}(\\.|;|$)" "cw_${short}= ${sources}"`,
    ]),
    'SetEnvIf Cookie "cw_allowed=all(;|$)" cw_all',
    `Header always append ${headerNames[step]} "${always}${vendors.map(({ short }) => `%{cw_${short}}e`).join('')}" env=!cw_all`,
    'Header always merge Vary Cookie',
    '',
  ].join('\n');
}

export function caddyFile({ always, vendors }: PolicyFacts, step: ServerStep): string {
  return [
    '# Clausewright. For the block of the site. To go back, take these lines out and reload Caddy.',
    ...vendors.flatMap(({ short, id, sources }) => [
      `map {http.request.cookie.cw_allowed} {cw_${short}} { # ${id}`,
      `\t~${among(short)} " ${sources}"`,
      '\tdefault ""',
      '}',
    ]),
    '@cw_asks not header_regexp Cookie cw_allowed=all(;|$)',
    `header @cw_asks +${headerNames[step]} "${always}${vendors.map(({ short }) => `{cw_${short}}`).join('')}"`,
    'header +Vary Cookie',
    '',
  ].join('\n');
}
