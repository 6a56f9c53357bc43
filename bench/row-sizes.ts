/**
 * What an answer and an agreement take: bytes on the disk, bytes of the database's own log, CPU. From these
 * `docs/capacity.md` calculates. `ANSWERS` and `AGREEMENTS` make it smaller.
 */
import { logCluster } from './answers/log-cluster.ts';
import type { Measure } from './figure.ts';
import { ofAgreements } from './sizes/of-agreements.ts';
import { ofAnswers } from './sizes/of-answers.ts';

export const measure: Measure = async () => {
  await using cluster = await logCluster();
  return [...(await ofAnswers(cluster)), ...(await ofAgreements(cluster))];
};
