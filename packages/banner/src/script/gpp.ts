/**
 * IAB GPP 1.1, for an operator with a CMP id of his own: `__gpp` with the section usnat, behind `gpp-stub.ts`. It is
 * fetched where the regime is opt-out, and nowhere else. Sale, sharing and targeted advertising are refused together: our layers do
 * not tell them apart, and a visitor who refuses one vendor of advertising or marketing has not agreed to sale.
 */
import type { FrameworkSettings } from '@clausewright/contract/banner';
import { CmpApi, CmpStatus, SignalStatus } from '@iabgpp/cmpapi';
import type { FrameworkModule } from './module-api.ts';
import { hasOptOutSignal } from './signal.ts';

const usnat = 'usnat';
/** Number of usnat. */
const section = 7;
const yes = 1;
const no = 2;

const start: FrameworkModule<FrameworkSettings> = (banner, { cmpId, cmpVersion }) => {
  const api = new CmpApi(cmpId, cmpVersion);
  api.setSupportedAPIs([`${section}:${usnat}`]);
  api.setApplicableSections([section]);
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
  tell();
  banner.listen(tell);
  api.setCmpStatus(CmpStatus.LOADED);
  api.setSignalStatus(SignalStatus.READY);
};

export default start;
