export const humanCheck = {
  failed: 'Failed to verify you are human. Please try again.',
  timeout: 'Verification challenge timed out. Please try again.',
  incomplete: 'Please complete the verification',
} as const;
