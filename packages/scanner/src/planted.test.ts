import { observedVendors } from '@clausewright/library/observed-vendors';
import { expect, test } from 'vitest';
import { findFindings } from './findings.ts';
import { createIdentifier } from './identify/identify.ts';
import { groupServices } from './identify/group-services.ts';
import { cleanSites, plantedHost, type PlantedSite, plantedSites } from './testing/planted-sites.ts';
import { scanQuickly, startStandIns } from './testing/stand-ins.ts';

const identifier = createIdentifier(observedVendors);

async function findingsOf({ hosts, declared }: PlantedSite) {
  await using servers = await startStandIns(hosts);
  const observation = await scanQuickly(servers.reach, {
    address: new URL(`http://${plantedHost}/`),
    pages: 1,
  });
  return findFindings(observation, groupServices(observation, identifier), declared);
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
