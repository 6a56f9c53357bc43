/** What this machine gives: a directory of its own, room, and what was built. */
import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtFiles } from '@clausewright/banner/built';
import { chromiumPackage, findChromium } from '@clausewright/scanner/chromium';
import { readBannerFiles } from '../../consent/banner/read-banner-files.ts';
import type { Config } from '../../platform/config/config.ts';
import { webBuildPath } from '../../platform/http/pages/web-build.ts';
import { secretFile } from '../../platform/instance-secret.ts';
import { type Finding, finding } from './finding.ts';

export function checkMachine(config: Config): Finding[] {
  return [...checkDataDir(config), ...checkBuild(config), checkBrowser(config)];
}

function checkBrowser({ chromium }: Config): Finding {
  const program = findChromium(chromium);
  if (program !== null) return finding('ok', 'browser', `${program} looks at websites.`);
  const why = chromium === undefined ? `install ${chromiumPackage}` : `CHROMIUM names none, ${chromium}`;
  return finding('warn', 'browser', `Websites cannot be looked at: ${why}. All else works.`);
}

function checkDataDir({ dataDir, secretKey }: Config): Finding[] {
  const about = 'data directory';
  if (!existsSync(dataDir)) return [finding('fail', about, `${dataDir} is not there: run \`init\`.`)];
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return [
      finding('fail', about, `${dataDir} cannot be written by this user: give it to who runs the service.`),
    ];
  }
  const open = [dataDir, ...(secretKey === undefined ? [secretFile(dataDir)] : [])].filter(isOpenToOthers);
  const found = open.map((path) =>
    finding('warn', about, `Others on this machine may enter or read ${path}: chmod go-rwx ${path}.`),
  );
  return [...(found.length > 0 ? found : [finding('ok', about, dataDir)]), checkRoom(dataDir)];
}

function isOpenToOthers(path: string): boolean {
  return existsSync(path) && (statSync(path).mode & 0o077) !== 0;
}

const mega = 1_000_000;

function checkRoom(dataDir: string): Finding {
  const { bavail, bsize } = statfsSync(dataDir);
  return checkDiskSpace(bavail * bsize);
}

/** By the bytes that are free. */
export function checkDiskSpace(free: number): Finding {
  const told = `${Math.floor(free / mega)} MB are free`;
  if (free < 200 * mega) return finding('fail', 'disk', `${told}: make room before writing fails.`);
  if (free < 1000 * mega) return finding('warn', 'disk', `${told}: make room soon.`);
  return finding('ok', 'disk', `${told}.`);
}

function checkBuild(config: Config): Finding[] {
  const build = webBuildPath(config);
  return [
    existsSync(join(build, 'pages.json'))
      ? finding('ok', 'pages', `Built, in ${build}.`)
      : finding('fail', 'pages', `Not built in ${build}: run \`npm run build\` (\`npm start\` does).`),
    readBannerFiles(builtFiles) === null
      ? finding('fail', 'banner', `Not built in ${fileURLToPath(builtFiles)}: run \`npm run build\`.`)
      : finding('ok', 'banner', 'Built.'),
  ];
}
