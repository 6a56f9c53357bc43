/** nginx on a free port, where it is installed; the figure is only reported. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

interface Nginx extends Disposable {
  url: string;
}

export async function startNginx(page: string): Promise<Nginx | null> {
  if (spawnSync('nginx', ['-v']).status !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'page.html'), page);
  const port = await freePort();
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error; worker_processes 1;
events {} http { access_log off; types { text/html html; } keepalive_requests 1000000;
server { listen 127.0.0.1:${port}; root ${folder}; } }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/page.html`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error('nginx does not start');
  }
  return {
    url,
    [Symbol.dispose]() {
      child.kill('SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => new Promise((resolve) => setTimeout(() => resolve(false), 20)),
  );
}
