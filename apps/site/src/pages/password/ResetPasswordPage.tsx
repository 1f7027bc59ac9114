import { firstFormError, messages, ownMessages, passwordReset } from '@gildshelf/api-client/contract';
import { useAccount } from '@gildshelf/api-client/react';
import { Alert, Button, Link, PasswordField, Text, useTranslate } from '@gildshelf/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AuthForm } from '../../forms/AuthForm.tsx';
import { useSearchParameter } from '../../routing/navigation.ts';
import { usePageTitle } from '../../routing/pageTitle.ts';
import { paths } from '../../routing/paths.ts';
import { DoneNotice, preloadDoneNotice } from './DoneNotice.tsx';
import { useHumanCheckForm } from './useHumanCheckForm.ts';

export function ResetPasswordPage() {
  const translate = useTranslate();
  usePageTitle(translate('Reset password'));
  const token = useSearchParameter('token') ?? '';
  const { submit, problem, errorOf, typing, isBusy, control, failure, isDone } = useResetPassword(token);
  const [newPassword, setNewPassword] = useState('');
  const [retypedPassword, setRetypedPassword] = useState('');
  const navigate = useNavigate();
  // Replaces the history entry, since the link is used up.
  const goToLogin = () => navigate(paths.login, { replace: true });

  return (
    <>
      <AuthForm
        title={translate('Reset Password')}
        notice={token ? failure && <Alert tone="danger">{translate(failure)}</Alert> : <LinkMissing />}
        problem={problem}
        humanCheck={control}
        submitLabel={translate('Reset Password')}
        isBusy={isBusy}
        onIntent={preloadDoneNotice}
        onSubmit={() => void submit({ newPassword, retypedPassword })}
      >
        <PasswordField
          label={translate('New password')}
          name="newPassword"
          autoComplete="new-password"
          hint={translate(messages.register.passwordHint)}
          value={newPassword}
          error={errorOf('newPassword')}
          onChange={typing(setNewPassword)}
        />
        <PasswordField
          label={translate('Confirm password')}
          name="retypedPassword"
          autoComplete="new-password"
          value={retypedPassword}
          error={errorOf('retypedPassword')}
          onChange={typing(setRetypedPassword)}
        />
      </AuthForm>
      <Text align="centre" tone="secondary">
        {translate('Link too old?')} <Link href={paths.forgotPassword}>{translate('Request a new one')}</Link>
      </Text>
      <DoneNotice
        open={isDone}
        onClose={goToLogin}
        title={translate('Password Reset Successful')}
        description={translate(ownMessages.account.passwordReset)}
        kind="alert"
        actionLabel={translate('Go to Login')}
        onAction={goToLogin}
      />
    </>
  );
}

function LinkMissing() {
  const translate = useTranslate();
  return (
    <Alert
      tone="danger"
      action={
        <Button size="sm" href={paths.forgotPassword}>
          {translate('Request a New Link')}
        </Button>
      }
    >
      {translate(messages.resetPassword.missingToken)}
    </Alert>
  );
}

interface Fields {
  readonly newPassword: string;
  readonly retypedPassword: string;
}

/** Reset password: validates the link's token and both passwords, runs the human check and sends. */
function useResetPassword(token: string) {
  const { resetPassword } = useAccount();
  return useHumanCheckForm<Fields>({
    findProblem: (checked) => firstFormError(passwordReset, { ...checked, token }),
    send: ({ newPassword, recaptchaToken }) => resetPassword({ token, newPassword, recaptchaToken }),
    failed: messages.resetPassword.failed,
  });
}
