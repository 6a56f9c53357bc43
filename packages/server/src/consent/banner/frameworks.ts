import type { CoreConfig, ServedVendor } from '@clausewright/contract/banner';
import type { Regime } from '@clausewright/contract/consent-types';
import type { BannerConfig } from './ports.ts';
import { type BannerFiles, fileHash } from './read-banner-files.ts';

/** Version of our use of the frameworks, which strings carry: grows when what the script says in them changes. */
const cmpVersion = 1;

/** Where the modules of TCF and GPP lie, from the origin. */
export function frameworkPaths(files: BannerFiles): Readonly<Record<'tcf' | 'gpp', string>> {
  return {
    tcf: `/banner/tcf.${fileHash(files.tcf, 16)}.js`,
    gpp: `/banner/gpp.${fileHash(files.gpp, 16)}.js`,
  };
}

/**
 * What scripts say about the frameworks of the IAB; nothing where the operator has no number of his own (TCF-0). Each only
 * where it applies: TCF where consent is asked for, GPP where the law of US states lets visitors opt out.
 */
export function getFrameworks(
  { tcf, operator }: Pick<BannerConfig, 'tcf' | 'operator'>,
  files: BannerFiles,
): (vendors: readonly ServedVendor[], regime: Regime) => Pick<CoreConfig, 'frameworks'> {
  if (tcf === undefined) return () => ({});
  const paths = frameworkPaths(files);
  const { cmpId, gvlUrl } = tcf;
  const { country } = operator;
  const gpp = { module: paths.gpp, cmpId, cmpVersion };
  return (vendors, regime) => {
    if (regime === 'opt-out') return { frameworks: { gpp } };
    if (gvlUrl === undefined || country === undefined || regime === 'notice') return {};
    const numbers = Object.entries(tcf.vendors).filter(([id]) => vendors.some((vendor) => vendor.id === id));
    const settings = {
      module: paths.tcf,
      cmpId,
      cmpVersion,
      gvl: gvlUrl,
      country,
      vendors: Object.fromEntries(numbers),
    };
    return { frameworks: { tcf: settings } };
  };
}
