import type { Appearance } from '@clausewright/contract';
import type { BannerLook } from '@clausewright/contract/banner';

/** The look of an appearance; what its owner did not decide is as we would have it. */
export function getLook(appearance: Appearance): BannerLook {
  return {
    edge: appearance.edge ?? 'bottom',
    side: appearance.side ?? 'right',
    corners: appearance.corners ?? 'round',
    shadow: appearance.shadow ?? 'soft',
    spacing: appearance.spacing ?? 'usual',
    font: appearance.font ?? 'page',
    motion: appearance.motion ?? false,
    logo: appearance.logo_url ?? '',
  };
}

/** Of what was published before banners had a look. */
export const plainLook: BannerLook = {
  edge: 'bottom',
  side: 'right',
  corners: 'square',
  shadow: 'none',
  spacing: 'usual',
  font: 'system',
  motion: false,
  logo: '',
};
