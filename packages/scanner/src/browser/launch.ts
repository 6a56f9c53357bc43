/** Starts a browser of its own for one pass: a fresh profile, no way to the network but the proxy, bounded in all it takes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { type Cdp, speakCdp } from './cdp.ts';
import { watchUsage, type UsageLimit } from './watch-usage.ts';

export interface LaunchOptions {
  program: string;
  proxyPort: number;
  /** Holds the profile while the browser runs. */
  directory: string;
  memory: number;
  disk: number;
}

export interface Browser extends AsyncDisposable {
  cdp: Cdp;
  /** Whether its own sandbox is at work. */
  sandboxed: boolean;
  /** Set once it was ended for what it took. */
  exceeded(): UsageLimit | null;
  /** Settles when the process has ended, for whatever reason. */
  ended: Promise<void>;
}

/** Who starts the service as root starts no browser as root: it gets the user that owns nothing. */
const nobody = 65_534;

const flags = [
  '--headless',
  '--remote-debugging-pipe',
  // Loopback too goes to the proxy, which refuses it.
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--disable-quic',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-client-side-phishing-detection',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-breakpad',
  '--disable-sync',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-features=MediaRouter,DialMediaRouteProvider,OptimizationHints,OptimizationGuideModelDownloading,Translate,AutofillServerCommunication,InterestFeedContentSuggestions,CertificateTransparencyComponentUpdater,PrintCompositorLPAC',
  '--disable-blink-features=AutomationControlled',
  '--metrics-recording-only',
  '--mute-audio',
  '--password-store=basic',
  '--use-mock-keychain',
  '--js-flags=--max-old-space-size=512',
  '--disk-cache-size=50000000',
  '--window-size=1280,900',
];

/** @throws where the program does not start. */
export async function launchBrowser(options: LaunchOptions): Promise<Browser> {
  const first = await start(options, true);
  if (first !== null) return first;
  const second = await start(options, false);
  if (second === null) throw new Error('the browser does not start');
  return second;
}

async function start(options: LaunchOptions, sandboxed: boolean): Promise<Browser | null> {
  const isRoot = process.getuid?.() === 0;
  mkdirSync(options.directory, { recursive: true });
  const profile = mkdtempSync(join(options.directory, 'profile-'));
  if (isRoot) chownSync(profile, nobody, nobody);
  const child = spawn(
    options.program,
    [
      ...flags,
      ...(sandboxed ? [] : ['--no-sandbox']),
      `--proxy-server=http://127.0.0.1:${options.proxyPort}`,
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    {
      // Nothing of the service's own environment, which holds its secrets.
      env: {
        PATH: '/usr/local/bin:/usr/bin:/bin',
        HOME: profile,
        TMPDIR: profile,
        XDG_RUNTIME_DIR: profile,
        LANG: 'C.UTF-8',
      },
      cwd: profile,
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
      detached: true,
      ...(isRoot ? { uid: nobody, gid: nobody } : {}),
    },
  );
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done());
    child.once('error', () => done());
  });
  const cdp = speakCdp(child.stdio[3] as Writable, child.stdio[4] as Readable);
  const usage = watchUsage({ pid: child.pid ?? 0, profile, memory: options.memory, disk: options.disk }, () =>
    kill(child),
  );
  const close = async (): Promise<void> => {
    usage.stop();
    kill(child);
    await ended;
    await removeProfile(profile);
  };
  const answered = await Promise.race([
    cdp.send('Browser.getVersion').then(
      () => true,
      () => false,
    ),
    ended.then(() => false),
  ]);
  if (!answered) {
    await close();
    return null;
  }
  return { cdp, sandboxed, exceeded: usage.exceeded, ended, [Symbol.asyncDispose]: close };
}

/** With all processes of its group, at once: there is nothing to save. */
function kill({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** Processes of the browser that are just ending may still write. */
async function removeProfile(profile: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      rmSync(profile, { recursive: true, force: true });
      return;
    } catch (error) {
      if (attempt === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
