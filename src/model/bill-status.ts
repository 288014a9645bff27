/**
 * LegiScan's status codes with their labels, which events of a bill's progress share: the contract's 1 to 6 (section 3),
 * 0 before anything happened, and what may become of a bill besides.
 */
const BILL_STATUS_LABELS: readonly string[] = [
  "Not yet introduced",
  "Introduced",
  "Engrossed",
  "Enrolled",
  "Passed",
  "Vetoed",
  "Failed",
  "Veto overridden",
  "Chaptered",
  "Referred",
  "Reported favorably",
  "Reported unfavorably",
  "Draft",
];

/** The label of a status or an event. */
export function billStatusLabel(status: number): string {
  return BILL_STATUS_LABELS[status] ?? `Status ${status}`;
}
