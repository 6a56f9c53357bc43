import { linkDuties } from '@clausewright/library/footer-links';
import { observedVendors } from '@clausewright/library/observed-vendors';
import { expect, test } from 'vitest';
import { findFindings, type WantedLink } from './findings.ts';
import { createIdentifier } from './identify/identify.ts';
import { groupServices } from './identify/group-services.ts';
import { cleanSites, plantedHost, type PlantedSite, plantedSites } from './testing/planted-sites.ts';
import { scanQuickly, startStandIns } from './testing/stand-ins.ts';

const identifier = createIdentifier(observedVendors);
const codes = { PRIVACY_POLICY: 'policy-not-linked', IMPRINT: 'imprint-not-linked' } as const;
const wanted = linkDuties({ address: `http://${plantedHost}/`, pages: [] }, { country: 'DE' }).map(
  ({ type, isLink }): WantedLink => ({ code: codes[type], severity: 'warning', isLink }),
);

async function findingsOf({ hosts, declared }: PlantedSite) {
  await using servers = await startStandIns(hosts);
  const observation = await scanQuickly(servers.reach, {
    address: new URL(`http://${plantedHost}/`),
    pages: 1,
  });
  return findFindings(observation, groupServices(observation, identifier), declared, wanted);
}

test.each(plantedSites)('a website that $name is told so, for each of its services', async (site) => {
  const found = await findingsOf(site);
  const missing = site.planted.filter(
    ({ code, subject }) => !found.some((one) => one.code === code && subject.test(one.subject)),
  );
  expect(missing).toEqual([]);
  const beside = found.filter(
    ({ code, subject, severity }) =>
      severity !== 'notice' && !site.planted.some((one) => one.code === code && one.subject.test(subject)),
  );
  expect(beside.map(({ code, subject }) => `${code} ${subject}`)).toEqual([]);
});

test.each(cleanSites)('nothing is held against a website that $name', async (site) => {
  const found = await findingsOf(site);
  expect(
    found.filter(({ severity }) => severity !== 'notice').map(({ code, subject }) => `${code} ${subject}`),
  ).toEqual([]);
});
