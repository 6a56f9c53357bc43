/** The policy of contents as files for the servers that sites run on, with the site's own values. Pure. */
import type { ServerPlatform, ServerStep } from '@clausewright/contract';
import { apacheFile, caddyFile, nginxFile } from './configuration-files.ts';
import { expressFile, phpFile, workerFile } from './program-files.ts';
import type { PolicyFacts } from './policy-facts.ts';

export interface ServerFile {
  platform: ServerPlatform;
  name: string;
  code: string;
}

const files: Readonly<
  Record<ServerPlatform, { name: string; write: (facts: PolicyFacts, step: ServerStep) => string }>
> = {
  nginx: { name: 'clausewright.conf', write: nginxFile },
  apache: { name: '.htaccess', write: apacheFile },
  caddy: { name: 'Caddyfile', write: caddyFile },
  cloudflare: { name: 'worker.js', write: workerFile },
  express: { name: 'clausewright.js', write: expressFile },
  php: { name: 'clausewright.php', write: phpFile },
};

export function buildServerFiles(facts: PolicyFacts, step: ServerStep): ServerFile[] {
  return Object.entries(files).map(([platform, { name, write }]) => ({
    platform: platform as ServerPlatform,
    name,
    code: write(facts, step),
  }));
}
