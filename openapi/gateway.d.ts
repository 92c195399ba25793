// Generated from the table of calls by 'npm run generate'. Do not edit.
export interface paths {
    "/authentication/initiate-password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a link with a one-time code, to set a new password with.
         * @description Succeeds when responseCode is '00'. Specification: s.2.2, s.3, s.7.
         */
        post: operations["authentication.initiatePasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/complete-password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password with the code of the mail.
         * @description Succeeds when responseCode is '00'. Specification: s.2.2, s.3, s.7.
         */
        post: operations["authentication.completePasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the password of the person who is logged in.
         * @description Succeeds when responseCode is '00'. Specification: s.2.3, s.3, s.7.
         */
        post: operations["authentication.changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/initiate-enrollment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs a person up and mails a link with a one-time code.
         * @description Succeeds when responseCode is '00'. Specification: s.2.2, s.3, s.7.
         */
        post: operations["authentication.initiateEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/complete-enrollment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms the e-mail address with the code of the mail.
         * @description Succeeds when responseCode is '00'. Specification: s.2.2, s.3, s.7.
         */
        post: operations["authentication.completeEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs a person in. The answer carries the session token.
         * @description Succeeds when responseCode is '00'. Specification: s.2.2, s.3, s.7.
         */
        post: operations["authentication.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/user-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the profile and the ages of the person who is logged in.
         * @description Succeeds when responseCode is '00'. Specification: s.2.3, s.3, s.7.
         */
        get: operations["authentication.userDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/resend-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails the link of the sign-up again.
         * @description Succeeds when responseCode is '00'. Specification: s.2.2, s.3, s.7.
         */
        post: operations["authentication.resendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wait-list/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts an e-mail address on the wait-list.
         * @description Succeeds with HTTP 2xx and responseCode '00' or none. Specification: s.2.1, s.7.
         */
        post: operations["waitList.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wait-list/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the wait-list.
         * @description Succeeds with HTTP 2xx and responseCode '00' or none. Specification: s.2.1, s.3, s.7.
         */
        get: operations["waitList.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wait-list/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes an entry off the wait-list.
         * @description Succeeds with HTTP 2xx and responseCode '00' or none. Specification: s.2.1, s.7.
         */
        post: operations["waitList.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the profile.
         * @description Succeeds when responseCode is '00'. Specification: s.2.3, s.3, s.7.
         */
        post: operations["user.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hra/get-questionnaire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads the questions of the assessment, with their options, limits and units.
         * @description Succeeds when status is 'OK'. Specification: s.2.4, s.3, s.7.
         */
        post: operations["hra.getQuestionnaire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hra/appraise-risks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submits the answers. The answer names the new report.
         * @description Succeeds when status is 'OK'. Specification: s.4, s.7.
         */
        post: operations["hra.appraiseRisks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hra/get-report-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads the ages of a report: target, real and risk age, and what the gateway tells besides.
         * @description Succeeds when status is 'OK'. Specification: s.2.3, s.3, s.7.
         */
        post: operations["hra.getReportData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hra/get-saved-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads answers that were saved but not yet submitted.
         * @description Succeeds when appraiseRisksUserId is returned. Specification: s.3, s.4, s.7.
         */
        post: operations["hra.getSavedAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hra/save-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves the answers so far. The answer names the record, to save to it again.
         * @description Succeeds when uniqueString is returned. Specification: s.4, s.7.
         */
        post: operations["hra.saveAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hra/get-report-pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads a report as a PDF.
         * @description Succeeds when the answer is a string that decodes to a PDF. Specification: s.3, s.4, s.7.
         */
        post: operations["hra.getReportPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risks-appraised-audit/read-by-risks-appraised-audit-user-id/{risksAppraisedAuditUserId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the reports and saved assessments of a person.
         * @description Succeeds when responseCode is '00'. Specification: s.2.3, s.3, s.7.
         */
        get: operations["risksAppraisedAudit.readByRisksAppraisedAuditUserId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/read-by-company-id/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the name of a company.
         * @description Succeeds when responseCode is '00'. Specification: s.3, s.7.
         */
        get: operations["company.readByCompanyId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/read-content-library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the articles of the library, page by page.
         * @description Succeeds when responseCode is '00'. Specification: s.2.1, s.2.3, s.7, s.9.
         */
        post: operations["content.readContentLibrary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/read-by-content-id/{contentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads one article.
         * @description Succeeds when responseCode is '00'. Specification: s.2.3, s.3, s.7.
         */
        get: operations["content.readByContentId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A refusal: a code other than '00', or a status other than 'OK'. Code 22, as text or number, means that the session has expired. */
        Refusal: {
            responseCode?: string | number | undefined;
            responseMessage?: string | null | undefined;
            status?: string | undefined;
            token?: string | undefined;
        };
        /** @description What an API gateway answers when the call never reached its handler; or a refusal, whose body counts whatever the status is. */
        Failure: {
            responseCode?: string | number | undefined;
            responseMessage?: string | null | undefined;
            status?: string | undefined;
            token?: string | undefined;
            message?: string | undefined;
        };
    };
    responses: {
        /** @description Refused, session expired, unknown route or unknown stage: the body tells. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The gateway failed. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "authentication.initiatePasswordReset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description E-mail address of the person. */
                    userEmail: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description '00' when the call was accepted.
                         * @constant
                         */
                        responseCode: "00";
                        /** @description The gateway’s own words. Nobody needs to read them. */
                        responseMessage?: string | null | undefined;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "authentication.completePasswordReset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Password of the person; a new one where one is set. */
                    userPassword: string;
                    /** @description The one-time code of the mail. */
                    otp: string;
                    /** @description E-mail address of the person. */
                    userEmail: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description '00' when the call was accepted.
                         * @constant
                         */
                        responseCode: "00";
                        /** @description The gateway’s own words. Nobody needs to read them. */
                        responseMessage?: string | null | undefined;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "authentication.changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The password so far. */
                    oldPassword: string;
                    /** @description Password of the person; a new one where one is set. */
                    userPassword: string;
                    /** @description The new password again. */
                    userConfirmPassword: string;
                    /** @description E-mail address of the person. */
                    username: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description '00' when the call was accepted.
                         * @constant
                         */
                        responseCode: "00";
                        /** @description The gateway’s own words. Nobody needs to read them. */
                        responseMessage?: string | null | undefined;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "authentication.initiateEnrollment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description First name. */
                    userFirstName: string;
                    /** @description Last name. */
                    userLastName: string;
                    /**
                     * @description Gender, as it was given at sign-up.
                     * @enum {string}
                     */
                    userGender: "Male" | "Female";
                    /** @description E-mail address of the person. */
                    userEmail: string;
                    /** @description Password of the person; a new one where one is set. */
                    userPassword: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description '00' when the call was accepted.
                         * @constant
                         */
                        responseCode: "00";
                        /** @description The gateway’s own words. Nobody needs to read them. */
                        responseMessage?: string | null | undefined;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "authentication.completeEnrollment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The one-time code of the mail. */
                    otp: string;
                    /** @description E-mail address of the person. */
                    userEmail: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description '00' when the call was accepted.
                         * @constant
                         */
                        responseCode: "00";
                        /** @description The gateway’s own words. Nobody needs to read them. */
                        responseMessage?: string | null | undefined;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "authentication.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description E-mail address of the person. */
                    userEmail: string;
                    /** @description Password of the person; a new one where one is set. */
                    userPassword: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description '00' when the call was accepted.
                         * @constant
                         */
                        responseCode: "00";
                        /** @description The gateway’s own words. Nobody needs to read them. */
                        responseMessage?: string | null | undefined;
                        /** @description The session token. It goes raw into the Authorization header. */
                        token: string;
                        /** @description E-mail address of the person. */
                        userEmail: string;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "authentication.userDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description '00' when the call was accepted.
                         * @constant
                         */
                        responseCode: "00";
                        /** @description The gateway’s own words. Nobody needs to read them. */
                        responseMessage?: string | null | undefined;
                        /** @description E-mail address of the person. */
                        userEmail: string;
                        /** @description First name. */
                        userFirstName?: string | null | undefined;
                        /** @description Last name. */
                        userLastName?: string | null | undefined;
                        /** @description Id of the company, for company.readByCompanyId. */
                        userCompanyId?: string | number | null | undefined;
                        /** @description Id of the person. */
                        userId?: string | number | null | undefined;
                        /** @description Age in years. */
                        userAge?: number | null | undefined;
                        /** @description Risk age of the last report, in years. */
                        userRiskAge?: number | null | undefined;
                        /** @description Steps a day that are recommended. */
                        recommendedSteps?: number | null | undefined;
                        /** @description Calories a day that are recommended. */
                        recommendedCalories?: number | null | undefined;
                        /** @description Hours of sleep a night that are recommended. */
                        recommendedSleep?: number | null | undefined;
                        /** @description Gender, as it was given at sign-up. */
                        userGender?: string | number | null | undefined;
                        /** @description Address of the office. */
                        userOfficeAddress?: string | number | null | undefined;
                        /** @description Blood glucose, as the person entered it. */
                        userBloodGlucose?: string | number | null | undefined;
                        /** @description Country. */
                        userCountry?: string | number | null | undefined;
                        /** @description Calls beyond the specification that this gateway has for the person. */
                        userExtensions?: string[] | null | undefined;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "authentication.resendOtp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description E-mail address of the person. */
                    userEmail: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description '00' when the call was accepted.
                         * @constant
                         */
                        responseCode: "00";
                        /** @description The gateway’s own words. Nobody needs to read them. */
                        responseMessage?: string | null | undefined;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "waitList.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description E-mail address that was entered. */
                    waitListEmail: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description '00' when the call was accepted.
                         * @constant
                         */
                        responseCode?: "00" | undefined;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "waitList.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description '00' when the call was accepted.
                         * @constant
                         */
                        responseCode?: "00" | undefined;
                        /** @description What was asked for. */
                        data: {
                            /** @description Id of the entry, for waitList.delete. */
                            waitListId: string | number;
                            /** @description E-mail address that was entered. */
                            waitListEmail: string;
                            /** @description When it was entered. */
                            waitListCreatedAt?: string | null | undefined;
                        }[];
                        /** @description How many entries the list has, from a gateway that answers no more than its newest ones. */
                        waitListTotal?: number | null | undefined;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "waitList.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the entry. */
                    waitListId: string | number;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        /**
                         * @description '00' when the call was accepted.
                         * @constant
                         */
                        responseCode?: "00" | undefined;
                    } | null) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "user.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description E-mail address of the person. */
                    userEmail: string;
                    /** @description Id of the company, for company.readByCompanyId. */
                    userCompanyId?: string | number | null | undefined;
                    /** @description First name. */
                    userFirstName?: string | null | undefined;
                    /** @description Last name. */
                    userLastName?: string | null | undefined;
                    /** @description Id of the person. */
                    userId?: string | number | null | undefined;
                    /** @description Address of the office. */
                    userOfficeAddress?: string | null | undefined;
                    /** @description Age in years. */
                    userAge?: number | null | undefined;
                    /** @description Blood glucose, as the person entered it. */
                    userBloodGlucose?: number | null | undefined;
                    /** @description Country. */
                    userCountry?: string | null | undefined;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description '00' when the call was accepted.
                         * @constant
                         */
                        responseCode: "00";
                        /** @description The gateway’s own words. Nobody needs to read them. */
                        responseMessage?: string | null | undefined;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "hra.getQuestionnaire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description 'OK' when the call was accepted.
                         * @constant
                         */
                        status: "OK";
                        /** @description What was asked for, and what goes with it. */
                        meta: {
                            /** @description Parts of the assessment, in order. */
                            modules: {
                                /** @description Name of the part. */
                                label: string;
                                /** @description A text that explains what is asked. */
                                prompt?: string | null | undefined;
                                /** @description Questions of the part, in order. */
                                questions: {
                                    /** @description Id of the question. */
                                    id: string;
                                    /** @description The question. */
                                    label?: string | null | undefined;
                                    /** @description A text that explains what is asked. */
                                    prompt?: string | null | undefined;
                                    /** @description What can be answered: several inputs where one question asks for several things. */
                                    input: {
                                        /** @description Id of the input; null where a question has one alone. */
                                        id?: string | null | undefined;
                                        /** @description Name of the input. */
                                        label?: string | null | undefined;
                                        /** @description Options to choose from; without them a number is asked for. */
                                        values?: {
                                            /** @description The option’s id, which is saved as the answer. */
                                            id: string | number;
                                            /** @description The option, as it is shown. */
                                            label: string;
                                        }[] | null | undefined;
                                        /** @description Lowest number that is taken. */
                                        min?: number | null | undefined;
                                        /** @description Highest number that is taken. */
                                        max?: number | null | undefined;
                                        /** @description Unit of the number. */
                                        units?: string | null | undefined;
                                    }[];
                                }[];
                            }[];
                            /** @description Whose assessment it is: handed back when answers are saved. */
                            responses: {
                                /** @description Id of the client, for the calls of the assessment and its reports. */
                                appraiseRisksClientId?: string | null | undefined;
                                /** @description The person whose assessment it is. */
                                appraiseRisksUserId?: string | null | undefined;
                                /** @description Id of the assessment’s questions. */
                                hraAppDefaultHraId?: string | null | undefined;
                                /** @description The gateway’s own id of the assessment. */
                                hraAppExternalId?: string | null | undefined;
                            };
                            /** @description What else a save needs. */
                            config: {
                                /** @description A key that is handed back when answers are saved. */
                                saveKey?: string | null | undefined;
                            };
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "hra.appraiseRisks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    unique_string?: string | undefined;
                    "appraise_risks.client_id"?: string | undefined;
                    "appraise_risks.user_id"?: string | undefined;
                    "hra.app.cholunits"?: string | undefined;
                    "hra.app.hra_id"?: string | undefined;
                    "hra.app.units"?: string | undefined;
                    "hra.app.default_hra_id"?: string | undefined;
                    "hra.app.external_id"?: string | undefined;
                    save_key?: string | undefined;
                } & {
                    [key: string]: string | number;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description 'OK' when the call was accepted.
                         * @constant
                         */
                        status: "OK";
                        /** @description What was asked for, and what goes with it. */
                        meta: {
                            /** @description Id of the report that was made. */
                            reportId: string | number;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "hra.getReportData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the client, from the questionnaire. */
                    getReportDataClientId: string;
                    /** @description Id of the report, from the list or a submission. */
                    getReportDataReportId: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        /**
                         * @description 'OK' when the call was accepted.
                         * @constant
                         */
                        status: "OK";
                        data: {
                            /** @description The age that healthier living can bring the heart to; null where the gateway has none. */
                            targetAge: number | null;
                            /** @description The age the heart is living at, in years; null where the gateway has none. */
                            riskAge: number | null;
                            ascvd?: {
                                data?: {
                                    age?: number | null | undefined;
                                } | null | undefined;
                            } | null | undefined;
                            report?: {
                                model?: {
                                    id: string;
                                    version: string;
                                    hash?: string | null | undefined;
                                } | null | undefined;
                                riskAgeBound?: ("above" | "below") | null | undefined;
                                targetAgeBound?: ("above" | "below") | null | undefined;
                                yearsOlder?: number | null | undefined;
                                range?: {
                                    low: {
                                        years: number;
                                        bound?: ("above" | "below") | null | undefined;
                                    };
                                    high: {
                                        years: number;
                                        bound?: ("above" | "below") | null | undefined;
                                    };
                                    dependsOn: string;
                                } | null | undefined;
                                treatedTarget?: {
                                    years: number;
                                    bound?: ("above" | "below") | null | undefined;
                                } | null | undefined;
                                treatmentHelps?: boolean | null | undefined;
                                tenYears?: {
                                    now: number;
                                    after: number;
                                    healthyPeer: number;
                                    band?: string | null | undefined;
                                    note?: string | null | undefined;
                                    action?: string | null | undefined;
                                } | null | undefined;
                                contributions?: ({
                                    factor: string;
                                    label: string;
                                    value?: string | null | undefined;
                                    years: number;
                                    gain?: number | null | undefined;
                                    note?: string | null | undefined;
                                    questions?: string[] | null | undefined;
                                } | null)[] | null | undefined;
                                reasons?: ({
                                    id?: string | null | undefined;
                                    text: string;
                                    nextStep?: string | null | undefined;
                                    questions?: string[] | null | undefined;
                                } | null)[] | null | undefined;
                                assumptions?: ({
                                    id?: string | null | undefined;
                                    text: string;
                                    beside?: string | null | undefined;
                                    questions?: string[] | null | undefined;
                                } | null)[] | null | undefined;
                                findings?: ({
                                    id?: string | null | undefined;
                                    label: string;
                                    value?: string | null | undefined;
                                    band?: string | null | undefined;
                                    tone?: ("good" | "note" | "attention" | "urgent") | null | undefined;
                                    urgency?: ("now" | "today" | "talk" | "within-a-week" | "within-4-weeks") | null | undefined;
                                    title?: string | null | undefined;
                                    text?: string | null | undefined;
                                    questions?: string[] | null | undefined;
                                    source?: string | null | undefined;
                                    article?: string | null | undefined;
                                    mustPrint?: boolean | null | undefined;
                                } | null)[] | null | undefined;
                                advice?: ({
                                    id?: string | null | undefined;
                                    title?: string | null | undefined;
                                    text: string;
                                    ways?: string[] | null | undefined;
                                    years?: number | null | undefined;
                                    questions?: string[] | null | undefined;
                                    source?: string | null | undefined;
                                    article?: string | null | undefined;
                                    mustPrint?: boolean | null | undefined;
                                } | null)[] | null | undefined;
                                instruments?: ({
                                    id?: string | null | undefined;
                                    label: string;
                                    score: number;
                                    max: number;
                                    questions?: string[] | null | undefined;
                                    source?: string | null | undefined;
                                } | null)[] | null | undefined;
                                facts?: ({
                                    id?: string | null | undefined;
                                    label: string;
                                    value: string;
                                } | null)[] | null | undefined;
                                whatIf?: {
                                    smoking?: boolean | null | undefined;
                                    weight?: {
                                        now: number;
                                        min: number;
                                        max: number;
                                        unit: string;
                                    } | null | undefined;
                                    systolic?: {
                                        now: number;
                                        min: number;
                                        max: number;
                                        unit: string;
                                    } | null | undefined;
                                } | null | undefined;
                                sinceLast?: {
                                    at: string;
                                    riskAge: {
                                        years: number;
                                        bound?: ("above" | "below") | null | undefined;
                                    };
                                    moved?: ({
                                        factor?: string | null | undefined;
                                        label: string;
                                        years: number;
                                    } | null)[] | null | undefined;
                                    isOtherRule?: boolean | null | undefined;
                                } | null | undefined;
                                pregnancy?: string | null | undefined;
                                pregnancyNow?: string | null | undefined;
                                underweight?: boolean | null | undefined;
                            } | null | undefined;
                        } | null;
                    } | {
                        /**
                         * @description 'OK' when the call was accepted.
                         * @constant
                         */
                        status: "OK";
                        /** @description The age that healthier living can bring the heart to; null where the gateway has none. */
                        targetAge: number | null;
                        /** @description The age the heart is living at, in years; null where the gateway has none. */
                        riskAge: number | null;
                        ascvd?: {
                            data?: {
                                age?: number | null | undefined;
                            } | null | undefined;
                        } | null | undefined;
                        report?: {
                            model?: {
                                id: string;
                                version: string;
                                hash?: string | null | undefined;
                            } | null | undefined;
                            riskAgeBound?: ("above" | "below") | null | undefined;
                            targetAgeBound?: ("above" | "below") | null | undefined;
                            yearsOlder?: number | null | undefined;
                            range?: {
                                low: {
                                    years: number;
                                    bound?: ("above" | "below") | null | undefined;
                                };
                                high: {
                                    years: number;
                                    bound?: ("above" | "below") | null | undefined;
                                };
                                dependsOn: string;
                            } | null | undefined;
                            treatedTarget?: {
                                years: number;
                                bound?: ("above" | "below") | null | undefined;
                            } | null | undefined;
                            treatmentHelps?: boolean | null | undefined;
                            tenYears?: {
                                now: number;
                                after: number;
                                healthyPeer: number;
                                band?: string | null | undefined;
                                note?: string | null | undefined;
                                action?: string | null | undefined;
                            } | null | undefined;
                            contributions?: ({
                                factor: string;
                                label: string;
                                value?: string | null | undefined;
                                years: number;
                                gain?: number | null | undefined;
                                note?: string | null | undefined;
                                questions?: string[] | null | undefined;
                            } | null)[] | null | undefined;
                            reasons?: ({
                                id?: string | null | undefined;
                                text: string;
                                nextStep?: string | null | undefined;
                                questions?: string[] | null | undefined;
                            } | null)[] | null | undefined;
                            assumptions?: ({
                                id?: string | null | undefined;
                                text: string;
                                beside?: string | null | undefined;
                                questions?: string[] | null | undefined;
                            } | null)[] | null | undefined;
                            findings?: ({
                                id?: string | null | undefined;
                                label: string;
                                value?: string | null | undefined;
                                band?: string | null | undefined;
                                tone?: ("good" | "note" | "attention" | "urgent") | null | undefined;
                                urgency?: ("now" | "today" | "talk" | "within-a-week" | "within-4-weeks") | null | undefined;
                                title?: string | null | undefined;
                                text?: string | null | undefined;
                                questions?: string[] | null | undefined;
                                source?: string | null | undefined;
                                article?: string | null | undefined;
                                mustPrint?: boolean | null | undefined;
                            } | null)[] | null | undefined;
                            advice?: ({
                                id?: string | null | undefined;
                                title?: string | null | undefined;
                                text: string;
                                ways?: string[] | null | undefined;
                                years?: number | null | undefined;
                                questions?: string[] | null | undefined;
                                source?: string | null | undefined;
                                article?: string | null | undefined;
                                mustPrint?: boolean | null | undefined;
                            } | null)[] | null | undefined;
                            instruments?: ({
                                id?: string | null | undefined;
                                label: string;
                                score: number;
                                max: number;
                                questions?: string[] | null | undefined;
                                source?: string | null | undefined;
                            } | null)[] | null | undefined;
                            facts?: ({
                                id?: string | null | undefined;
                                label: string;
                                value: string;
                            } | null)[] | null | undefined;
                            whatIf?: {
                                smoking?: boolean | null | undefined;
                                weight?: {
                                    now: number;
                                    min: number;
                                    max: number;
                                    unit: string;
                                } | null | undefined;
                                systolic?: {
                                    now: number;
                                    min: number;
                                    max: number;
                                    unit: string;
                                } | null | undefined;
                            } | null | undefined;
                            sinceLast?: {
                                at: string;
                                riskAge: {
                                    years: number;
                                    bound?: ("above" | "below") | null | undefined;
                                };
                                moved?: ({
                                    factor?: string | null | undefined;
                                    label: string;
                                    years: number;
                                } | null)[] | null | undefined;
                                isOtherRule?: boolean | null | undefined;
                            } | null | undefined;
                            pregnancy?: string | null | undefined;
                            pregnancyNow?: string | null | undefined;
                            underweight?: boolean | null | undefined;
                        } | null | undefined;
                        data?: null | undefined;
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "hra.getSavedAnswers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Names the saved answers, for hra.getSavedAnswers. */
                    uniqueString: string;
                    /** @description Id of the person. */
                    userId: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        /** @description The person whose assessment it is. */
                        appraiseRisksUserId: string;
                        /** @description Names the saved answers, for hra.getSavedAnswers. */
                        uniqueString?: string | null | undefined;
                    } & {
                        [key: string]: unknown | (string | number | null);
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "hra.saveAnswers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    unique_string?: string | undefined;
                    "appraise_risks.client_id"?: string | undefined;
                    "appraise_risks.user_id"?: string | undefined;
                    "hra.app.cholunits"?: string | undefined;
                    "hra.app.hra_id"?: string | undefined;
                    "hra.app.units"?: string | undefined;
                    "hra.app.default_hra_id"?: string | undefined;
                    "hra.app.external_id"?: string | undefined;
                    save_key?: string | undefined;
                } & {
                    [key: string]: string | number;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Names the saved answers, for hra.getSavedAnswers. */
                        uniqueString: string;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "hra.getReportPdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the report, from the list or a submission. */
                    getReportPdfReportId: string;
                    /** @description Id of the client, from the questionnaire. */
                    getReportPdfClientId: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string | components["schemas"]["Refusal"];
                    "text/plain": string;
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "risksAppraisedAudit.readByRisksAppraisedAuditUserId": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description E-mail address of the person. */
                risksAppraisedAuditUserId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description '00' when the call was accepted.
                         * @constant
                         */
                        responseCode: "00";
                        /** @description The gateway’s own words. Nobody needs to read them. */
                        responseMessage?: string | null | undefined;
                        /** @description What was asked for. */
                        data: {
                            /** @description Id of the report, for hra.getReportData and hra.getReportPdf. */
                            risksAppraisedAuditReportId?: string | number | null | undefined;
                            /** @description When the report was made. */
                            risksAppraisedAuditCreatedAt?: string | null | undefined;
                            /** @description State of the report, in the gateway’s own words. */
                            risksAppraisedAuditStatus?: string | null | undefined;
                            /** @description Risk age of the report, in years. */
                            risksAppraisedAuditRiskAge?: number | null | undefined;
                            /** @description Names the answers that the report was made of, for hra.getSavedAnswers. */
                            risksAppraisedUniqueString?: string | null | undefined;
                            /** @description The end of the scale that the risk age lies beyond. */
                            risksAppraisedAuditRiskAgeBound?: ("above" | "below") | null | undefined;
                            /** @description Why the report has no risk age. */
                            risksAppraisedAuditReason?: string | null | undefined;
                            /** @description The rule that worked it out: two rules do not compare. */
                            risksAppraisedAuditModel?: string | null | undefined;
                        }[];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "company.readByCompanyId": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company, from user details. */
                companyId: string | number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        /**
                         * @description '00' when the call was accepted.
                         * @constant
                         */
                        responseCode: "00";
                        /** @description The gateway’s own words. Nobody needs to read them. */
                        responseMessage?: string | null | undefined;
                        /** @description What was asked for. */
                        data: {
                            /** @description Name of the company. */
                            companyName?: string | null | undefined;
                        };
                    } | {
                        /**
                         * @description '00' when the call was accepted.
                         * @constant
                         */
                        responseCode: "00";
                        /** @description The gateway’s own words. Nobody needs to read them. */
                        responseMessage?: string | null | undefined;
                        companyInfo: {
                            /** @description What was asked for. */
                            data: {
                                /** @description Name of the company. */
                                companyName?: string | null | undefined;
                            };
                        };
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "content.readContentLibrary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Only articles of these. */
                    categories: ("Health" | "LifeStyle" | "Fitness" | "Nutrition")[];
                    /** @description Which page; the first is 1. */
                    pageNumber?: number | undefined;
                    /** @description Articles on a page. */
                    pageSize?: number | undefined;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        /**
                         * @description '00' when the call was accepted.
                         * @constant
                         */
                        responseCode: "00";
                        /** @description The gateway’s own words. Nobody needs to read them. */
                        responseMessage?: string | null | undefined;
                        /** @description The page of the library that was asked for. */
                        contentLibrary: {
                            /** @description The articles. */
                            data: {
                                /** @description Id of the article, for content.readByContentId. */
                                contentId: string | number;
                                /** @description Title. */
                                contentTitle?: string | null | undefined;
                                /** @description Introduction. It may hold HTML: clean it before it is shown. */
                                contentIntroduction?: string | null | undefined;
                                /** @description Address of the picture for a list. */
                                contentDisplayPictureUrl?: string | null | undefined;
                                /** @description When the article was written. */
                                contentCreatedAt?: string | null | undefined;
                                /** @description Name of the author. */
                                contentAuthorName?: string | null | undefined;
                                /** @description The article. It may hold HTML: clean it before it is shown. */
                                contentBody?: string | null | undefined;
                                /** @description Address of a picture within the article. */
                                contentBodyImage?: string | null | undefined;
                                /** @description Conclusion. It may hold HTML: clean it before it is shown. */
                                contentConclusion?: string | null | undefined;
                                /** @description Categories of the article. */
                                categories?: string[] | null | undefined;
                            }[];
                        };
                    } | {
                        /**
                         * @description '00' when the call was accepted.
                         * @constant
                         */
                        responseCode: "00";
                        /** @description The gateway’s own words. Nobody needs to read them. */
                        responseMessage?: string | null | undefined;
                        /** @description The articles. */
                        data: {
                            /** @description Id of the article, for content.readByContentId. */
                            contentId: string | number;
                            /** @description Title. */
                            contentTitle?: string | null | undefined;
                            /** @description Introduction. It may hold HTML: clean it before it is shown. */
                            contentIntroduction?: string | null | undefined;
                            /** @description Address of the picture for a list. */
                            contentDisplayPictureUrl?: string | null | undefined;
                            /** @description When the article was written. */
                            contentCreatedAt?: string | null | undefined;
                            /** @description Name of the author. */
                            contentAuthorName?: string | null | undefined;
                            /** @description The article. It may hold HTML: clean it before it is shown. */
                            contentBody?: string | null | undefined;
                            /** @description Address of a picture within the article. */
                            contentBodyImage?: string | null | undefined;
                            /** @description Conclusion. It may hold HTML: clean it before it is shown. */
                            contentConclusion?: string | null | undefined;
                            /** @description Categories of the article. */
                            categories?: string[] | null | undefined;
                        }[];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "content.readByContentId": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the article. */
                contentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description '00' when the call was accepted.
                         * @constant
                         */
                        responseCode: "00";
                        /** @description The gateway’s own words. Nobody needs to read them. */
                        responseMessage?: string | null | undefined;
                        /** @description What was asked for. */
                        data: {
                            /** @description Id of the article, for content.readByContentId. */
                            contentId: string | number;
                            /** @description Title. */
                            contentTitle?: string | null | undefined;
                            /** @description Introduction. It may hold HTML: clean it before it is shown. */
                            contentIntroduction?: string | null | undefined;
                            /** @description Address of the picture for a list. */
                            contentDisplayPictureUrl?: string | null | undefined;
                            /** @description When the article was written. */
                            contentCreatedAt?: string | null | undefined;
                            /** @description Name of the author. */
                            contentAuthorName?: string | null | undefined;
                            /** @description The article. It may hold HTML: clean it before it is shown. */
                            contentBody?: string | null | undefined;
                            /** @description Address of a picture within the article. */
                            contentBodyImage?: string | null | undefined;
                            /** @description Conclusion. It may hold HTML: clean it before it is shown. */
                            contentConclusion?: string | null | undefined;
                            /** @description Categories of the article. */
                            categories?: string[] | null | undefined;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
}
