import { Button } from '../components/ui/button.tsx';
import { pathOf } from '../paths.ts';
import { ErrorPage, HomeLink } from './error-page.tsx';

/** An address the product does not have: the status stands in the message, Home and Back lead away. */
export function NotFoundPage() {
  return (
    <ErrorPage
      message="404 Not Found"
      actions={
        <>
          <HomeLink />
          <Button variant="outline" onClick={goBack}>
            Back
          </Button>
        </>
      }
    />
  );
}

/** Back where there is a way back, else home: the address may be the first of its tab. */
function goBack() {
  if (history.length > 1) history.back();
  else location.assign(pathOf('home'));
}
