import { Alert, Button, Heading, Panel, Spinner, Stack, Text, useTranslate } from '@gildshelf/ui';
import { useLocation } from 'react-router-dom';
import { readState, useSearchParameter } from '../../routing/navigation.ts';
import { usePageTitle } from '../../routing/pageTitle.ts';
import { paths } from '../../routing/paths.ts';
import { useVerifyEmail } from './useVerifyEmail.ts';

export function VerifyEmailPage() {
  const translate = useTranslate();
  const token = useSearchParameter('token');
  const { state } = useLocation();
  const email = readState<string>(state, 'email', 'string') ?? '';
  const showResend = readState<boolean>(state, 'showResend', 'boolean') ?? false;
  const message =
    readState<string>(state, 'message', 'string') ??
    translate('A verification email was sent to {email}. The link expires in 24 hours.', {
      email: email || translate('your email address'),
    });
  const title = translate(token === null ? 'Check Your Email' : 'Verifying Email');
  const { notice, isVerifying, busyWith, resend, check } = useVerifyEmail(token, email);
  usePageTitle(title);

  return (
    <Panel padding="lg">
      <Stack gap={5}>
        <Heading level={1} size="lg" align="centre">
          {title}
        </Heading>
        {token === null && (
          <Text tone="secondary" align="centre">
            {translate(message)}
          </Text>
        )}
        {email && (
          <Stack gap={3}>
            {showResend && (
              <Button variant="gold" size="lg" fullWidth loading={busyWith === 'resend'} onClick={resend}>
                {translate('Resend Verification Email')}
              </Button>
            )}
            <Button size="lg" fullWidth loading={busyWith === 'check'} onClick={check}>
              {translate('Check Verification Status')}
            </Button>
          </Stack>
        )}
        {/* Below the buttons, so that they do not move. */}
        {notice && <Alert tone={notice.tone}>{translate(notice.message)}</Alert>}
        {isVerifying && (
          <Stack align="centre">
            <Spinner size="lg" />
          </Stack>
        )}
        {token !== null && !email && notice && (
          <Text tone="secondary" align="centre">
            {translate('While your email is not verified, logging in offers you a new link.')}
          </Text>
        )}
        <Stack gap={3}>
          <Button fullWidth href={paths.login}>
            {translate('Back to Login')}
          </Button>
          <Button fullWidth variant="quiet" href={paths.home}>
            {translate('Go to Home')}
          </Button>
        </Stack>
      </Stack>
    </Panel>
  );
}
