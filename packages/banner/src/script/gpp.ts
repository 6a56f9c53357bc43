/**
 * IAB GPP 1.1, for an operator with a CMP id of his own: `__gpp` with the section usnat where the regime is
 * opt-out, no section elsewhere. Sale, sharing and targeted advertising are refused together: our layers do
 * not tell them apart, and a visitor who refuses one vendor of advertising or marketing has not agreed to sale.
 */
import type { FrameworkSettings } from '@clausewright/contract/banner';
import { CmpApi, CmpStatus, SignalStatus } from '@iabgpp/cmpapi';
import { answerFrames } from './frameworks/gpp-frame.ts';
import type { FrameworkModule } from './module-api.ts';
import { hasOptOutSignal } from './signal.ts';

const usnat = 'usnat';
/** Section 7, and "not applicable" of the specification. */
const sections = { usnat: 7, none: -1 };
const yes = 1;
const no = 2;

const start: FrameworkModule<FrameworkSettings> = (banner, { cmpId, cmpVersion }) => {
  const api = new CmpApi(cmpId, cmpVersion);
  answerFrames();
  const applies = banner.config.regime === 'opt-out';
  api.setSupportedAPIs([`${sections.usnat}:${usnat}`]);
  api.setApplicableSections([applies ? sections.usnat : sections.none]);
  const tell = (): void => {
    const refused = banner.config.vendors.some(
      ({ type }, place) => (type === 'ADVERTISING' || type === 'MARKETING') && !banner.allowed(place),
    );
    for (const notice of ['SharingNotice', 'SaleOptOutNotice', 'SharingOptOutNotice'])
      api.setFieldValue(usnat, notice, yes);
    api.setFieldValue(usnat, 'TargetedAdvertisingOptOutNotice', yes);
    for (const refusal of ['SaleOptOut', 'SharingOptOut', 'TargetedAdvertisingOptOut'])
      api.setFieldValue(usnat, refusal, refused ? yes : no);
    api.setFieldValue(usnat, 'MspaCoveredTransaction', no);
    api.setFieldValue(usnat, 'GpcSegmentIncluded', true);
    api.setFieldValue(usnat, 'Gpc', hasOptOutSignal());
    api.fireSectionChange(usnat);
  };
  if (applies) {
    tell();
    banner.listen(tell);
  }
  api.setCmpStatus(CmpStatus.LOADED);
  api.setSignalStatus(SignalStatus.READY);
};

export default start;
