/** Every way in which a page loads, over https: what the servers were asked for is what a scan saw. */
import { expect, test } from 'vitest';
import { findChromium } from './browser/find-chromium.ts';
import { makeSecure } from './testing/secure.ts';
import { scanQuickly, startStandIns } from './testing/stand-ins.ts';
import { siteHost, waysOfLoading } from './testing/ways-of-loading.ts';
import { firstPage, furtherPage } from './visit/visiting.ts';

test('each host that was asked is seen, with the tag, script or worker that asked for it, and its line', async () => {
  using secure = makeSecure(findChromium() ?? '');
  const { hosts, site, expected } = waysOfLoading('https');
  await using servers = await startStandIns(hosts, { secure });
  const { passes, limits } = await scanQuickly(servers.reach, {
    address: new URL(site),
    program: secure.program,
    pages: 1,
    passes: ['unanswered'],
    // As long as the product stays: so much on one page takes its time.
    patience: { first: firstPage, further: furtherPage, banner: 2000 },
  });
  expect(limits).toEqual([]);
  const requests = passes[0]?.requests ?? [];
  const seen = new Set(requests.map(({ host }) => host));
  const asked = servers.asked.map(({ host }) => host).filter((host) => expected.has(host));
  expect(asked.filter((host) => !seen.has(host))).toEqual([]);
  // A connection that nothing is sent by is in the log of the proxy alone.
  expect(expected.size - new Set(asked).size).toBe(1);
  expect([...expected.keys()].filter((host) => !seen.has(host))).toEqual([]);
  expect([...seen].filter((host) => host !== siteHost && !expected.has(host))).toEqual([]);
  const wrong = [...expected].filter(([host, { cause, line }]) => {
    const found = requests.find((request) => request.host === host)?.initiator;
    return found === undefined || !cause.includes(found.kind) || (line !== null && found.line !== line);
  });
  expect(wrong.map(([host]) => host)).toEqual([]);
});

test('a browser of this machine does not believe the certificate of the stand-ins', async () => {
  using secure = makeSecure(findChromium() ?? '');
  await using servers = await startStandIns({ [siteHost]: '<p>x' }, { secure });
  const { passes } = await scanQuickly(servers.reach, {
    address: new URL(`https://${siteHost}/`),
    pages: 1,
    passes: ['unanswered'],
  });
  expect(passes[0]?.pages[0]?.limits).toEqual(['bad-certificate']);
});

test('cookies of others are kept as most browsers keep them, with who set them and for how long', async () => {
  using secure = makeSecure(findChromium() ?? '');
  const frame = {
    body: '<p>frame<script>document.cookie = "written=1; Secure; SameSite=None"</script>',
    headers: {
      'set-cookie': [
        'kept=1; Secure; SameSite=None; Max-Age=864000',
        'apart=1; Secure; SameSite=None; Partitioned; HttpOnly',
      ],
    },
  };
  await using servers = await startStandIns(
    { [siteHost]: '<iframe src="https://frame.example/"></iframe>', 'frame.example': frame },
    { secure },
  );
  const { passes } = await scanQuickly(servers.reach, {
    address: new URL(`https://${siteHost}/`),
    program: secure.program,
    pages: 1,
    passes: ['unanswered'],
  });
  const told = passes[0]?.cookies.map(({ name, httpOnly, partitioned, days, setBy }) => [
    name,
    httpOnly,
    partitioned,
    days,
    setBy.kind,
  ]);
  expect(told?.toSorted()).toEqual([
    ['apart', true, true, null, 'response'],
    ['kept', false, false, 10, 'response'],
    ['written', false, false, null, 'script'],
  ]);
});
