import { auth, messages, ownMessages } from '@gildshelf/api-client/contract';

const { notConfigured, failed, emailMissing } = auth.thirdPartySignInErrors;

/** Why a token from the URL is unusable, in addition to the reasons of the API. */
export const tokenProblems = { invalidUser: 'invalid-user', unreadable: 'unreadable-token' } as const;

/** The error message of a third-party sign-in that led back to the login. */
export function thirdPartyMessage(problem: string | null | undefined, provider: string): string | undefined {
  switch (problem) {
    case tokenProblems.invalidUser:
      return messages.thirdParty.invalidUser;
    case tokenProblems.unreadable:
      return messages.thirdParty.unreadableToken;
    case notConfigured:
      return ownMessages.thirdParty.notConfigured(provider);
    case failed:
      return ownMessages.thirdParty.failed(provider);
    case emailMissing:
      return ownMessages.thirdParty.emailMissing(provider);
    default:
      return undefined;
  }
}
