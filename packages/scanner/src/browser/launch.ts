/** Starts a browser of its own for one pass: a fresh profile, no way to the network but the proxy, bounded in all it takes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { boundedCommand, groupOf } from './bound-process.ts';
import { type Cdp, speakCdp } from './cdp.ts';
import { watchUsage, type UsageLimit } from './watch-usage.ts';

export interface LaunchOptions {
  program: string;
  proxyPort: number;
  /** Holds the profile while the browser runs. */
  directory: string;
  memory: number;
  disk: number;
  /** Milliseconds. */
  time: number;
}

export interface Browser extends AsyncDisposable {
  cdp: Cdp;
  /** Whether its own sandbox is at work. */
  sandboxed: boolean;
  /** What of the system bounds it, beside the watch. */
  boundedBy: readonly string[];
  /** Set once it was ended for what it took. */
  exceeded(): UsageLimit | null;
  /** Milliseconds of the processor that its processes have taken so far, half a second ago. */
  cpu(): number;
  /** Bytes that its processes take together. */
  memory(): number;
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
  // Nothing in this profile is worth keeping one website from another, and each process takes memory and half a second.
  '--disable-site-isolation-trials',
  '--disable-features=IsolateOrigins,site-per-process,SpareRendererForSitePerProcess,BackForwardCache,MediaRouter,DialMediaRouteProvider,OptimizationHints,OptimizationGuideModelDownloading,Translate,AutofillServerCommunication,InterestFeedContentSuggestions,CertificateTransparencyComponentUpdater,PrintCompositorLPAC',
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
  // Short: the address of a socket in it may have 107 bytes.
  const profile = mkdtempSync(join(options.directory, 'p-'));
  writePreferences(profile);
  if (isRoot)
    for (const path of ['', 'Default', 'Default/Preferences']) chownSync(join(profile, path), nobody, nobody);
  const {
    command: [program, ...before],
    by,
  } = boundedCommand(options.program, options);
  const child = spawn(
    program,
    [
      ...before,
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
  const group = child.pid === undefined ? null : groupOf(child.pid, `scan-${child.pid}`, options);
  const cdp = speakCdp(child.stdio[3] as Writable, child.stdio[4] as Readable);
  const usage = watchUsage({ pid: child.pid ?? 0, profile, memory: options.memory, disk: options.disk }, () =>
    kill(child),
  );
  const close = async (): Promise<void> => {
    usage.stop();
    kill(child);
    await ended;
    await group?.remove();
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
  const boundedBy = group === null ? by : [...by, 'cgroup'];
  return {
    cdp,
    sandboxed,
    boundedBy,
    exceeded: usage.exceeded,
    cpu: usage.cpu,
    memory: usage.memory,
    ended,
    [Symbol.asyncDispose]: close,
  };
}

/** As most visitors have it, whatever the machine's installation prefers: cookies of others, and connections ahead of time. */
function writePreferences(profile: string): void {
  const preferences = {
    profile: { cookie_controls_mode: 0, block_third_party_cookies: false },
    net: { network_prediction_options: 0 },
  };
  mkdirSync(join(profile, 'Default'));
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
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
