/**
 * What most banners have no use for. The build that they are served (`core`) goes without, so that they do not pay its
 * bytes; `coreFile` says who needs the others.
 */

/** Regimes under which something runs before anybody has answered. */
export const runsUnasked: boolean = true;
/** A first layer that is a modal dialog. */
export const modal: boolean = true;
/** A first layer at the upper edge. */
export const atTop: boolean = true;
/** Tags that hear what may run beside Google's. */
export const otherTags: boolean = true;
/** Google's advanced mode. */
export const advanced: boolean = true;
/** A link to the desk for requests in the second layer, on sites that have one; `preferences` goes without. */
export const requests: boolean = true;
