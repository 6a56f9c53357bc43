/**
 * Event of the window: an address was confirmed and its owner logged in with that, wherever the way back leads.
 * The log-in says it itself to whoever has to go through there.
 */
export const addressConfirmed = 'address-confirmed';
