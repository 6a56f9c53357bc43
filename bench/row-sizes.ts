/**
 * What an answer and an agreement take: bytes on the disk, bytes of the database's own log, CPU. From these
 * `docs/capacity.md` calculates. `ANSWERS` and `AGREEMENTS` make it smaller.
 */
import { logCluster } from './answers/log-cluster.ts';
import type { Measure } from './figure.ts';
import { measureAgreementSizes } from './sizes/agreement-sizes.ts';
import { measureAnswerSizes } from './sizes/answer-sizes.ts';

export const measure: Measure = async () => {
  await using cluster = await logCluster();
  return [...(await measureAnswerSizes(cluster)), ...(await measureAgreementSizes(cluster))];
};
