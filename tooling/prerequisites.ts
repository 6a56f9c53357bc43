/**
 * Makes sure that the programs which the tests drive are on the machine: takes what is there,
 * installs Debian's packages when run as root, else names the missing package and stops.
 * Arguments: names of further programs, `postgres` for instance.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync } from 'node:fs';

interface Prerequisite {
  debianPackage: string;
  isThere: () => boolean;
  /** What serves as well where nothing can be installed. */
  instead?: string;
  /** Where it cannot be installed either, the tests that need it are skipped and say so. */
  skipped?: true;
}

function onPath(program: string): boolean {
  return (process.env['PATH'] ?? '').split(':').some((folder) => existsSync(`${folder}/${program}`));
}

const programs: Record<string, Prerequisite> = {
  // The engine alone; tests take the whole browser where that is all there is (tooling/chromium.ts).
  chromium: {
    debianPackage: 'chromium-headless-shell',
    isThere: () => onPath('chromium-headless-shell'),
    instead: 'chromium',
  },
  // For the journeys in Firefox.
  firefox: { debianPackage: 'firefox-esr', isThere: () => onPath('firefox-esr'), skipped: true },
  pdftotext: {
    debianPackage: 'poppler-utils',
    isThere: () => ['pdftotext', 'pdfinfo', 'pdfdetach'].every(onPath),
  },
  debootstrap: {
    debianPackage: 'debootstrap',
    // Users have no such directory on their path.
    isThere: () => onPath('debootstrap') || existsSync('/usr/sbin/debootstrap'),
  },
  soffice: { debianPackage: 'libreoffice-writer', isThere: () => onPath('soffice') },
  strace: { debianPackage: 'strace', isThere: () => onPath('strace') },
  openssl: { debianPackage: 'openssl', isThere: () => onPath('openssl') },
  faketime: { debianPackage: 'faketime', isThere: () => onPath('faketime') },
  // For the plug-in of WordPress. Users have none of these on their path.
  wordpress: {
    debianPackage: 'wordpress',
    isThere: () => existsSync('/usr/share/wordpress/wp-settings.php'),
    skipped: true,
  },
  mariadb: {
    debianPackage: 'mariadb-server',
    isThere: () => existsSync('/usr/sbin/mariadbd'),
    skipped: true,
  },
  'php-fpm': {
    debianPackage: 'php-fpm',
    isThere: () => globSync('/usr/sbin/php-fpm8*').length > 0,
    skipped: true,
  },
  'php-mysql': {
    debianPackage: 'php-mysql',
    isThere: () => globSync('/usr/lib/php/*/mysqli.so').length > 0,
    skipped: true,
  },
  nginx: { debianPackage: 'nginx-light', isThere: () => existsSync('/usr/sbin/nginx'), skipped: true },
  postgres: {
    debianPackage: 'postgresql',
    isThere: () =>
      existsSync('/usr/lib/postgresql') &&
      readdirSync('/usr/lib/postgresql').some((version) =>
        existsSync(`/usr/lib/postgresql/${version}/bin/initdb`),
      ),
  },
};

const wanted = ['chromium', 'pdftotext', 'strace', 'faketime', 'openssl', ...process.argv.slice(2)];
const canInstall = process.getuid?.() === 0 && onPath('apt-get');
const without = canInstall
  ? []
  : wanted.filter((name) => programs[name]?.skipped === true && !programs[name].isThere());
if (without.length > 0) console.warn(`Tests that need these are skipped: ${without.join(' ')}`);
const missing = wanted
  .filter((name) => !without.includes(name))
  .filter((name) => {
    const { isThere, instead } = programs[name] ?? {};
    return isThere?.() !== true && (canInstall || instead === undefined || !onPath(instead));
  })
  .map((name) => programs[name]?.debianPackage ?? name);
if (missing.length > 0) {
  if (!canInstall) {
    console.error(
      `The tests need these Debian packages: ${missing.join(' ')}. Install them (apt-get install) and run again.`,
    );
    process.exit(1);
  }
  console.log(`Installing Debian packages: ${missing.join(' ')}`);
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', ...missing]]) {
    const { status } = spawnSync('apt-get', step, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) process.exit(status ?? 1);
  }
}
