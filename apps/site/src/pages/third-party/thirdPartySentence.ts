import { auth, messages, ownMessages } from '@gildshelf/api-client/contract';

const { notConfigured, failed, emailMissing } = auth.thirdPartyProblems;

/** Why a token that came in an address is of no use, beside the reasons that a host gives. */
export const tokenProblems = { invalidUser: 'invalid-user', unreadable: 'unreadable-token' } as const;

/** What a person is told about a sign-in through a third party that led back to the login. */
export function thirdPartySentence(problem: string | null | undefined, provider: string): string | undefined {
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
