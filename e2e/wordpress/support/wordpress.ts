/** A fresh WordPress under `shop.localhost`, behind nginx and PHP-FPM, with a database of its own. */
import { execFile } from 'node:child_process';
import { chmodSync, cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../packages/server/src/platform/http/free-port.ts';
import { run, startProgram } from './programs.ts';
import { configFile, helperPlugin, nginxFile, poolFile, theme } from './wordpress-files.ts';

export interface WordPress extends AsyncDisposable {
  /** `http://shop.localhost:…`. */
  origin: string;
  /** Folder of the installation. */
  root: string;
  /** Rows of a question to its database, a list of columns each. */
  query(sql: string): string[][];
  /** Runs PHP within WordPress and answers what it printed; what runs here goes on meanwhile. */
  php(code: string): Promise<string>;
}

export const admin = { name: 'ada', password: 'Kiln-and-clay-1' };

export async function startWordPress(): Promise<WordPress> {
  await using stack = new AsyncDisposableStack();
  const home = mkdtempSync(join(tmpdir(), 'wordpress-'));
  stack.defer(() => rmSync(home, { recursive: true, force: true }));
  chmodSync(home, 0o755);
  const root = join(home, 'site');
  const data = join(home, 'data');
  const socket = join(home, 'db.sock');
  // Each database server removes at its start what another one keeps in the same place.
  const temporary = join(home, 'tmp');
  mkdirSync(temporary);
  const user = userInfo().username;
  cpSync('/usr/share/wordpress', root, {
    recursive: true,
    dereference: true,
    filter: (from) => !/\/wp-content\/(?:languages|plugins)\/|\/wp-config\.php$/.test(from),
  });
  mkdirSync(join(root, 'wp-content/languages'), { recursive: true });
  for (const file of globSync('/usr/share/wordpress/wp-content/languages/{,admin-}{de_DE,fr_FR}.mo'))
    cpSync(file, file.replace('/usr/share/wordpress', root), { dereference: true });

  run('mariadb-install-db', [
    '--no-defaults',
    `--datadir=${data}`,
    `--tmpdir=${temporary}`,
    `--user=${user}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ]);
  const database = await startProgram(
    '/usr/sbin/mariadbd',
    [
      '--no-defaults',
      `--datadir=${data}`,
      `--tmpdir=${temporary}`,
      `--socket=${socket}`,
      `--pid-file=${home}/db.pid`,
      `--user=${user}`,
      '--skip-networking',
      '--innodb-flush-log-at-trx-commit=0',
    ],
    () => accepts(socket),
  );
  stack.use(database);
  const sql = (text: string): string =>
    run(
      'mariadb',
      ['--no-defaults', `--socket=${socket}`, '--user=root', '--batch', '--skip-column-names'],
      text,
    );
  sql('create database shop');

  const port = await freePort('127.0.0.1');
  const origin = `http://shop.localhost:${port}`;
  writeFileSync(join(root, 'wp-config.php'), configFile(socket, origin));
  for (const [name, text] of Object.entries({ ...theme, ...helperPlugin(port) })) {
    mkdirSync(join(root, 'wp-content', name, '..'), { recursive: true });
    writeFileSync(join(root, 'wp-content', name), text);
  }
  const pool = join(home, 'pool.conf');
  writeFileSync(pool, poolFile(home, user));
  const [fpm = 'php-fpm'] = globSync('/usr/sbin/php-fpm8*');
  stack.use(await startProgram(fpm, ['-F', '-R', '-y', pool], () => accepts(join(home, 'php.sock'))));
  writeFileSync(join(home, 'nginx.conf'), nginxFile(home, root, port, user));
  stack.use(
    await startProgram('/usr/sbin/nginx', ['-p', home, '-c', join(home, 'nginx.conf')], () => accepts(port)),
  );
  const php = async (code: string): Promise<string> => {
    const asked = `$_SERVER['HTTP_HOST'] = 'shop.localhost:${port}'; $_SERVER['REQUEST_METHOD'] = 'GET'; ${code}`;
    return (await promisify(execFile)('php', ['-d', `error_log=${home}/php.log`, '-r', asked])).stdout;
  };
  await php(
    `define('WP_INSTALLING', true); require '${root}/wp-load.php'; require ABSPATH . 'wp-admin/includes/upgrade.php';
     wp_install('Northlight Ceramics', '${admin.name}', 'ada@shop.example', true, '', '${admin.password}', 'en_US');
     switch_theme('northlight');`,
  );
  const moved = stack.move();
  return {
    origin,
    root,
    query: (text) =>
      sql(`use shop; ${text}`)
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => line.split('\t')),
    php: (code) => php(`require '${root}/wp-load.php'; ${code}`),
    [Symbol.asyncDispose]: () => moved.disposeAsync(),
  };
}

function accepts(place: string | number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = typeof place === 'number' ? connect(place, '127.0.0.1') : connect(place);
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.end());
  });
}
