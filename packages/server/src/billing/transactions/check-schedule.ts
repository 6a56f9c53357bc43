const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Ages at which a payment that is still open is looked at; then every hour. */
const ages = [30 * second, minute, 2 * minute, 5 * minute, 15 * minute, hour];

/** When a payment that began to wait `since` is looked at next. */
export function nextCheck(since: Date, now: Date): Date {
  const waited = now.getTime() - since.getTime();
  const age = ages.find((one) => one > waited);
  return new Date(age === undefined ? now.getTime() + hour : since.getTime() + age);
}
